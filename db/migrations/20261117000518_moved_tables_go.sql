-- What moved to events and to messages is gone from where it was.
--
-- Deploy: after the migration before it, with no older process running.
-- Undo:   make both tables anew from the baseline, and copy their rows back.


