import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AppInfo } from '@shared/ipc';
import { defaultSettings } from '@shared/default-settings';
import type { Settings, SettingsPatch } from '@shared/settings';
import { failureWords } from '../bridge/bridge';
import { queryKey, useAsk, useSend } from '../bridge/query';
import { notifyFailed } from '../design/notices';

interface SettingsHandle {
  readonly settings: Settings;
  readonly change: (patch: SettingsPatch) => void;
}

/** The settings as they stand, and the way to change some of them; a change shows at once. */
export function useSettings(): SettingsHandle {
  const client = useQueryClient();
  const info = useAsk('app.info', {});
  const { mutate } = useSend('settings.set');
  const settings = info.data?.settings ?? defaultSettings;
  const change = useCallback(
    (patch: SettingsPatch) => {
      mutate(patch, {
        onSuccess: (saved) => {
          client.setQueryData(queryKey('settings.get', {}), saved);
          client.setQueryData<AppInfo>(queryKey('app.info', {}), (before) =>
            before === undefined ? before : { ...before, settings: saved },
          );
        },
        onError: (error) => notifyFailed(failureWords(error)[settings.language]),
      });
    },
    [client, mutate, settings.language],
  );
  return { settings, change };
}
