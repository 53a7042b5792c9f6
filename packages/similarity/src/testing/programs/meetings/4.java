import java.util.*;

public class Main {
    static int[] starts, ends;

    static Integer[] order(int n) {
        Integer[] ids = new Integer[n];
        for (int k = 0; k < n; k++) ids[k] = k;
        Arrays.sort(ids, Comparator.comparingInt(k -> ends[k]));
        return ids;
    }

    static void load(Scanner in, int n) {
        starts = new int[n];
        ends = new int[n];
        for (int k = 0; k < n; k++) {
            starts[k] = in.nextInt();
            ends[k] = in.nextInt();
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        load(in, n);
        int last = -1, total = 0;
        for (int id : order(n)) {
            if (starts[id] < last) continue;
            last = ends[id];
            total = total + 1;
        }
        System.out.println(total);
    }
}
