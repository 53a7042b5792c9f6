-- Whether balloons go on while the scoreboard is frozen. Off: a balloon would tell what the freeze hides.
ALTER TABLE contest
  ADD COLUMN has_balloons_in_freeze boolean NOT NULL DEFAULT false;
