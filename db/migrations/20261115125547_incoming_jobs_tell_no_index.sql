-- Jobs of an import that is not decided are in no index, and it need not look for them.
--
-- They are stored by the tens of thousands and deleted or opened a little later; each of them
-- was told to every index when it came in, and looked for in vain. Opening one is still told.
-- Large imports store their jobs as 'incoming' since this release, no longer as 'closed'.
--
-- Deploy: safe; one function is replaced, no table is touched. A run of the former release that
--         is still undecided is dropped by its incoming_run_id, whatever its jobs' state.
-- Undo:   restore the function as 20261115055326_jobs_and_employers.sql has it.

CREATE OR REPLACE FUNCTION jobs_to_search_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'jobs', id FROM old_rows WHERE state <> 'incoming';
  ELSE
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'jobs', id FROM new_rows WHERE state <> 'incoming';
  END IF;
  RETURN NULL;
END $$;
