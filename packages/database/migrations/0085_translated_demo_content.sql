-- The demo content had two languages in one text. Only texts that are exactly those of the demo content are split.
CREATE TEMPORARY TABLE demo_title (display_id text, simplified text, traditional text, english text) ON COMMIT DROP;
INSERT INTO demo_title VALUES
  ('T1001', '两袋米', '兩袋米', 'Two Sacks of Rice'),
  ('T1002', '春游租车', '春遊租車', 'Seats for the Trip'),
  ('T1003', '夜市收摊', '夜市收檔', 'Closing the Night Market'),
  ('T1004', '交换贴纸', '交換貼紙', 'Sticker Swap'),
  ('T1005', '晴天日历', '晴天日曆', 'Sunny Streak'),
  ('T1006', '电费账单', '電費單', 'Electricity Bill'),
  ('T1007', '灯笼塔', '燈籠塔', 'Lantern Tower'),
  ('T1008', '点名册', '點名冊', 'Roll Call'),
  ('T2001', '配对的书签', '配對的書籤', 'Paired Bookmarks'),
  ('T2002', '跑步名次', '跑步名次', 'Race Results'),
  ('T2003', '步数统计', '步數統計', 'Step Counter'),
  ('T2004', '不重样的歌单', '不重複的歌單', 'Fresh Playlist'),
  ('T2005', '红绳手链', '紅繩手鏈', 'Red Cord'),
  ('T2006', '折纸条', '摺紙條', 'Folded Strip'),
  ('T2007', '两座灯塔', '兩座燈塔', 'Two Lighthouses'),
  ('T2008', '小猫回家', '小貓回家', 'The Cat Comes Home'),
  ('T3001', '登山口粮', '登山口糧', 'Trail Rations'),
  ('T3002', '海岛电台', '海島電台', 'Island Radio'),
  ('T3003', '最少乘车', '最少乘車', 'Fewest Rides'),
  ('T3004', '分两队', '分兩隊', 'Two Teams'),
  ('T3005', '断电的路灯', '斷電的路燈', 'The Dead Lamp'),
  ('T3006', '步步登高', '步步登高', 'Ever Higher'),
  ('T3007', '自习室', '自修室', 'Study Rooms'),
  ('T4001', '滑动气温', '滑動氣溫', 'Sliding Temperatures'),
  ('T4002', '修路预算', '修路預算', 'Road Budget'),
  ('T4003', '乱序书架', '亂序書架', 'Shuffled Shelf'),
  ('T4004', '雨天送餐', '雨天送餐', 'Rainy Delivery'),
  ('T4005', '铺走廊', '鋪走廊', 'Tiling the Corridor'),
  ('T4006', '最远的两家', '最遠的兩家', 'The Two Farthest Homes'),
  ('T5001', '花圃浇水', '花圃澆水', 'Watering the Beds'),
  ('T5002', '小吃地图', '小食地圖', 'Snack Map'),
  ('T5003', '最长的回声', '最長的回聲', 'The Longest Echo'),
  ('T5004', '山村邮路', '山村郵路', 'Mountain Post'),
  ('T5005', '不连号', '不連號', 'No Twins');

UPDATE contest_problem SET display_title = simplified
FROM problem JOIN demo_title USING (display_id)
WHERE problem.id = contest_problem.problem_id AND title = simplified || ' ' || english AND display_title = title;
UPDATE problem SET title = simplified,
  title_translations = jsonb_build_object('zh-HK', traditional, 'en-US', english)
FROM demo_title
WHERE demo_title.display_id = problem.display_id AND title = simplified || ' ' || english;

CREATE TEMPORARY TABLE demo_tag (simplified text, traditional text, english text) ON COMMIT DROP;
INSERT INTO demo_tag VALUES
  ('入门', '入門', 'Entry'),
  ('进阶', '進階', 'Advanced'),
  ('竞赛', '競賽', 'Contest'),
  ('提高', '提高', 'Improvement'),
  ('精英', '精英', 'Elite'),
  ('表达式', '運算式', 'Expressions'),
  ('分支', '分支', 'Branches'),
  ('循环', '迴圈', 'Loops'),
  ('字符串', '字串', 'Strings'),
  ('模拟', '模擬', 'Simulation'),
  ('数学', '數學', 'Mathematics'),
  ('文件读写', '檔案讀寫', 'Files'),
  ('排序', '排序', 'Sorting'),
  ('贪心', '貪心', 'Greedy'),
  ('前缀和', '前綴和', 'Prefix sums'),
  ('双指针', '雙指針', 'Two pointers'),
  ('二分', '二分', 'Binary search'),
  ('递归', '遞歸', 'Recursion'),
  ('分治', '分治', 'Divide and conquer'),
  ('广搜', '廣搜', 'BFS'),
  ('深搜', '深搜', 'DFS'),
  ('动态规划', '動態規劃', 'DP'),
  ('背包', '背包', 'Knapsack'),
  ('状态压缩', '狀態壓縮', 'Bitmasks'),
  ('数位统计', '數位統計', 'Digit DP'),
  ('数论', '數論', 'Number theory'),
  ('矩阵', '矩陣', 'Matrices'),
  ('连通性', '連通性', 'Connectivity'),
  ('最短路', '最短路', 'Shortest paths'),
  ('最小生成树', '最小生成樹', 'MST'),
  ('哈希', '雜湊', 'Hashing'),
  ('构造', '構造', 'Constructive'),
  ('交互', '互動', 'Interaction'),
  ('数组', '陣列', 'Arrays'),
  ('集合', '集合', 'Sets'),
  ('栈', '堆疊', 'Stacks'),
  ('队列', '佇列', 'Queues'),
  ('优先队列', '優先佇列', 'Priority queues'),
  ('并查集', '併查集', 'Union-find'),
  ('树状数组', '樹狀陣列', 'Fenwick trees'),
  ('树', '樹', 'Trees'),
  ('图', '圖', 'Graphs');

-- A site may have a tag of its own with the name of one language.
UPDATE tag SET name = simplified,
  name_translations = jsonb_build_object('zh-HK', traditional, 'en-US', english)
FROM demo_tag
WHERE judge_system = 'ME' AND group_id IS NULL AND name = simplified || ' ' || english
  AND NOT EXISTS (
    SELECT FROM tag other
    WHERE other.judge_system = 'ME' AND other.group_id IS NULL AND lower(other.name) = lower(simplified));

CREATE TEMPORARY TABLE demo_classification (simplified text, traditional text, english text) ON COMMIT DROP;
INSERT INTO demo_classification VALUES
  ('能力等级', '能力等級', 'Levels'),
  ('算法', '演算法', 'Algorithms'),
  ('数据结构', '資料結構', 'Data structures');

UPDATE tag_classification SET name = simplified,
  name_translations = jsonb_build_object('zh-HK', traditional, 'en-US', english)
FROM demo_classification
WHERE judge_system = 'ME' AND name = simplified || ' ' || english
  AND NOT EXISTS (
    SELECT FROM tag_classification other
    WHERE other.judge_system = 'ME' AND lower(other.name) = lower(simplified));
