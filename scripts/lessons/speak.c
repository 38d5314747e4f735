/*
 * Speaks sentences with RHVoice and says when each word begins and ends.
 *
 *   speak VOICE RATE OUT.pcm < sentences (one on each line, ASCII)
 *
 * Samples (16 bit, mono) go to OUT.pcm. To stdout go lines of:
 *   R rate               the sampling rate
 *   W position length at a word begins: where it stands in its line, and the sample
 *   E position length at it ends
 *   L at                 the line ends
 *
 * RHVoice has no command that prints its word events, so this is the smallest program around them.
 */
#include <RHVoice.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *out;
static unsigned long samples = 0;

static int set_sample_rate(int rate, void *data) {
  printf("R %d\n", rate);
  return 1;
}

static int play_speech(const short *pcm, unsigned int count, void *data) {
  fwrite(pcm, sizeof(short), count, out);
  samples += count;
  return 1;
}

static int word_starts(unsigned int position, unsigned int length, void *data) {
  printf("W %u %u %lu\n", position, length, samples);
  return 1;
}

static int word_ends(unsigned int position, unsigned int length, void *data) {
  printf("E %u %u %lu\n", position, length, samples);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 4) return fprintf(stderr, "speak VOICE RATE OUT.pcm\n"), 2;
  out = fopen(argv[3], "wb");
  if (!out) return perror(argv[3]), 1;

  RHVoice_init_params init;
  memset(&init, 0, sizeof init);
  init.data_path = "/usr/share/RHVoice";
  init.config_path = "/etc/RHVoice";
  init.callbacks.set_sample_rate = set_sample_rate;
  init.callbacks.play_speech = play_speech;
  init.callbacks.word_starts = word_starts;
  init.callbacks.word_ends = word_ends;
  RHVoice_tts_engine engine = RHVoice_new_tts_engine(&init);
  if (!engine) return fprintf(stderr, "RHVoice has no voices in /usr/share/RHVoice\n"), 1;

  RHVoice_synth_params how;
  memset(&how, 0, sizeof how);
  how.voice_profile = argv[1];
  how.relative_rate = atof(argv[2]);
  how.relative_pitch = 1;
  how.relative_volume = 1;

  char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    RHVoice_message message =
        RHVoice_new_message(engine, line, strlen(line), RHVoice_message_text, &how, 0);
    if (!message || !RHVoice_speak(message)) return fprintf(stderr, "cannot say: %s\n", line), 1;
    RHVoice_delete_message(message);
    printf("L %lu\n", samples);
  }
  RHVoice_delete_tts_engine(engine);
  return fclose(out);
}
