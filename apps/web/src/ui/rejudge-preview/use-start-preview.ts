import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { previewAddress, startPreview, type PreviewScope } from './preview-calls.ts';

/** Starts a preview and opens its page. */
export function useStartPreview() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (scope: PreviewScope) => startPreview(scope),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['rejudge-previews'] });
      await navigate(previewAddress(id));
    },
  });
}
