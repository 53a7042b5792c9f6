import java.io.*;
import java.util.*;

class Scheduler {
    private final TreeMap<Integer, Integer> latestStartByEnd = new TreeMap<>();

    void offer(int from, int until) {
        latestStartByEnd.merge(until, from, Math::max);
    }

    long plan() {
        long taken = 0;
        int clock = -1;
        Map.Entry<Integer, Integer> next = latestStartByEnd.firstEntry();
        while (next != null) {
            if (next.getValue() >= clock) {
                taken += 1;
                clock = next.getKey();
            }
            next = latestStartByEnd.higherEntry(next.getKey());
        }
        return taken;
    }
}

public class Main {
    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int lines = Integer.parseInt(in.readLine().trim());
        Scheduler scheduler = new Scheduler();
        while (lines-- > 0) {
            String[] parts = in.readLine().split(" ");
            scheduler.offer(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }
        System.out.println(scheduler.plan());
    }
}
