import java.util.Scanner;

public class JuryOne {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int count = in.nextInt();
    double sum = 0;
    for (int index = 0; index < count; ++index) sum += in.nextInt();
    System.out.println("average " + sum / count);
  }
}
