import java.util.*;

public class Main {
    static class Meeting {
        int start;
        int end;

        Meeting(int start, int end) {
            this.start = start;
            this.end = end;
        }
    }

    static List<Meeting> readMeetings(Scanner scanner) {
        int count = scanner.nextInt();
        List<Meeting> meetings = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            meetings.add(new Meeting(scanner.nextInt(), scanner.nextInt()));
        }
        return meetings;
    }

    static int select(List<Meeting> meetings) {
        Collections.sort(meetings, (a, b) -> a.end - b.end);
        int chosen = 0;
        int free = Integer.MIN_VALUE;
        for (Meeting meeting : meetings) {
            if (meeting.start >= free) {
                chosen++;
                free = meeting.end;
            }
        }
        return chosen;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        System.out.println(select(readMeetings(scanner)));
    }
}
