import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const secondMs = 1000;

/** Tells /logout that the server has already ended the session. */
export const sessionOver = { isSessionOver: true };

/**
 * Counts down to /logout once `isLeaving` is true: the session has ended, and the user needs a moment to read
 * why.
 */
export function useLeaveAfter(isLeaving: boolean, seconds: number): number {
  const navigate = useNavigate();
  const [remainingSeconds, setRemainingSeconds] = useState(seconds);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setInterval(() => setRemainingSeconds((left) => left - 1), secondMs);
    return () => clearInterval(timer);
  }, [isLeaving]);
  useEffect(() => {
    if (isLeaving && remainingSeconds <= 0) void navigate('/logout', { replace: true, state: sessionOver });
  }, [isLeaving, remainingSeconds, navigate]);
  return Math.max(0, remainingSeconds);
}
