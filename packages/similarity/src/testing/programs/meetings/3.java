import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int n;
    static int[][] m;
    static int[] dp;

    static int lastBefore(int i) {
        int lo = 0, hi = i;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (m[mid][1] <= m[i][0]) lo = mid + 1;
            else hi = mid;
        }
        return lo;
    }

    static int solve() {
        Arrays.sort(m, (x, y) -> Integer.compare(x[1], y[1]));
        dp = new int[n + 1];
        for (int i = 1; i <= n; i++)
            dp[i] = Math.max(dp[i - 1], dp[lastBefore(i - 1)] + 1);
        return dp[n];
    }

    public static void main(String[] a) {
        try (Scanner s = new Scanner(System.in)) {
            n = s.nextInt();
            m = new int[n][2];
            for (int[] row : m) {
                row[0] = s.nextInt();
                row[1] = s.nextInt();
            }
        }
        System.out.printf("%d%n", solve());
    }
}
