/**
 * The commonest passwords of ten or more characters in public leaks (a short
 * list on purpose: length does most of the work).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 12345678910 123456789a 1234567891 123456789q a123456789 q123456789 qwertyuiop
   qwerty12345 qwerty123456 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6
   password12 password123 password1234 password12345 password123456 passw0rd123 p@ssw0rd123
   p@ssword123 password1! password123! password2023 password2024 password2025 password2026
   iloveyou12 iloveyou123 iloveyou1234 iloveyou12345 letmein123 letmein1234 welcome123
   welcome1234 welcome2024 welcome2025 welcome2026 administrator admin12345 admin123456
   adminadmin rootroot12 changeme123 changemenow football123 football12 baseball123
   basketball superman123 batman1234 princess123 sunshine123 sunshine12 dragon1234
   monkey1234 michael123 jordan2323 liverpool123 liverpool1 manchester manchester1
   manutd1234 chelsea123 arsenal123 arsenal1234 qwertyuiop1 qwertyuiop123 qazwsxedcrfv
   qazwsxedc123 zaq12wsxcde3 asdfghjkl1 asdfghjkl123 asdfghjklp zxcvbnm123 zxcvbnm1234
   abcdefghij abc1234567 abcd123456 abcd1234567 abc123456789 abcdefg123 a1b2c3d4e5 aa12345678
   aa123456789 0123456789 0987654321 9876543210 1111111111 0000000000 1212121212 1231231231
   1122334455 1234512345 1234554321 123123123123 123321123321 101010101010 1020304050
   147258369a 159357456a 741852963a 987654321a internet12 computer123 secret1234 whatever123
   trustno1234 starwars123 charlie123 hello12345 hello123456 helloworld helloworld1 test123456
   testtest12 testing123 testing1234 student123 student1234 university university1 university123
   waymark123 waymark1234 mypassword mypassword1 newpassword newpassword1 yourpassword
   thisismypassword nopassword default123 guestguest temporary1 temp123456 qwer123456 qwe1234567
   qweasdzxc123 qweasdzxc1 1qazxsw23edc 1q2w3e4r5t! india12345 india123456 pakistan123 bismillah1
   bismillah123 krishna123 ganesh1234 jaishreeram nigeria123 china12345 woaini1234 woaini520
   woaini1314 5201314520 asdasd12345 asd123456789 123456asdf 123456qwerty 123456abcd 12345qwert
   12345abcde 1234567890a 1234567890q iloveyou!! ihateyou123 fuckyou123 fuckyou1234`
    .split(/\s+/)
    .filter(Boolean),
);
