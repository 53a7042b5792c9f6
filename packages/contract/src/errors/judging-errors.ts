import { business, transport } from './define-errors.ts';

export const judgingErrors = {
  judgeNameTaken: transport(409, 400, [
    '另一台评测机正在使用同一名称，请为每台评测机设置不同的 JUDGE_NAME。',
    '另一台評測機正在使用同一名稱，請為每台評測機設定不同的 JUDGE_NAME。',
    'Another judge uses this name. Set a different JUDGE_NAME for each judge.',
  ]),
  judgeTokenNameTaken: business(400, [
    '已存在同名的评测机令牌。',
    '已存在同名的評測機權杖。',
    'A judge token with this name already exists.',
  ]),
  judgeTokenMissing: business(404, [
    '该评测机令牌不存在或已被吊销。',
    '此評測機權杖不存在或已被撤銷。',
    'The judge token does not exist or has been revoked.',
  ]),
  returnedTaskMissing: business(404, [
    '该任务已不在等待，可能已经开始或完成评测。',
    '此任務已不在等候，可能已經開始或完成評測。',
    'The task no longer waits. It may be running or already judged.',
  ]),
};
