-- Servers cache the public list of problems until this event. Many modules write these tables, so the tables publish it themselves.
-- Channel and payload are those of the event bus (apps/server/src/platform/event-bus.ts). PostgreSQL delivers equal payloads of a transaction
-- once.
CREATE FUNCTION publish_problem_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touchstone_events', '{"name":"problems.changed","data":{}}');
  RETURN NULL;
END
$$;
CREATE TRIGGER problem_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON problem
  FOR EACH STATEMENT EXECUTE FUNCTION publish_problem_change();
CREATE TRIGGER problem_tag_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON problem_tag
  FOR EACH STATEMENT EXECUTE FUNCTION publish_problem_change();
CREATE TRIGGER tag_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tag
  FOR EACH STATEMENT EXECUTE FUNCTION publish_problem_change();
