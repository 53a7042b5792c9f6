/** A large HOJ, made by MariaDB itself from sequences of numbers. */
import type { Connection } from 'mysql2/promise';
import { hojSchema } from '@touchstone/site-migration/testing/hoj-schema';

interface Size {
  readonly users: number;
  readonly submissions: number;
}

const problems = 1000;
/** A usual problem has ten test cases, and HOJ stores a row for each of them. */
const casesPerSubmission = 10;
const uuidOf = (number: string) => `lpad(hex(${number}), 32, '0')`;

export async function generateHoj(connection: Connection, { users, submissions }: Size): Promise<void> {
  await connection.query(hojSchema);
  const numbers = (count: number) => `seq_1_to_${String(count)}`;
  const statements = [
    `INSERT INTO user_info (uuid, username, password, nickname, school, email)
     SELECT lower(${uuidOf('seq + 4096')}), concat('user', seq), md5(seq), concat('nick ', seq), '实验中学',
            concat('user', seq, '@example.org') FROM ${numbers(users)}`,
    `INSERT INTO user_role (uid, role_id) SELECT uuid, 1002 FROM user_info`,
    `INSERT INTO user_record (uid, rating) SELECT uuid, 1500 FROM user_info`,
    `INSERT INTO problem (id, problem_id, title, author, description, is_upload_case)
     SELECT 999 + seq, concat('P', 999 + seq), concat('题目 ', seq), 'user1', repeat('Text of the statement. ', 40), 0
     FROM ${numbers(problems)}`,
    `INSERT INTO problem_case (pid, input, output) SELECT 999 + seq, concat(seq, ' 2'), seq + 2 FROM ${numbers(problems)}`,
    `INSERT INTO judge (submit_id, pid, display_pid, uid, username, submit_time, status, time, memory, length, code, language,
       judger, ip)
     SELECT seq, 1000 + seq % ${String(problems)}, 'P', lower(${uuidOf(`seq % ${String(users)} + 4097`)}), 'x',
            '2024-01-01' + INTERVAL seq SECOND, elt(1 + seq % 3, 0, -1, 1), seq % 1000, 2048, 400,
            concat('// ', seq, '\\n', repeat('int main() { return 0; }\\n', 16)), 'C++', 'judge-1', '10.0.0.1'
     FROM ${numbers(submissions)}`,
    `INSERT INTO judge_case (submit_id, uid, pid, case_id, status, time, memory, seq, group_num, input_data, output_data)
     SELECT 1 + (seq - 1) DIV ${String(casesPerSubmission)}, 'x', 1000, 1 + seq % ${String(casesPerSubmission)}, 0, 1, 2048,
            1 + (seq - 1) % ${String(casesPerSubmission)}, 1, '1.in', '1.out'
     FROM ${numbers(submissions * casesPerSubmission)}`,
  ];
  for (const statement of statements) await connection.query(statement);
}
