-- Searches by names are cached until this event; 0134 explains it.
CREATE FUNCTION publish_username_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touchstone_events', '{"name":"usernames.changed","data":{}}');
  RETURN NULL;
END
$$;
CREATE TRIGGER username_changed AFTER UPDATE OF username ON user_account
  FOR EACH STATEMENT EXECUTE FUNCTION publish_username_change();
