import { hugeCompile, largeCompile, type Language } from './language.ts';

export const java: Language = {
  name: 'Java',
  sourceFile: 'Main.java',
  programs: { compiler: ['javac'], archiver: ['jar'], runtime: ['java'] },
  compile: [
    ['{compiler}', '-encoding', 'utf-8', '-d', 'classes', 'Main.java'],
    ['{archiver}', 'cf', 'Main.jar', '-C', 'classes', '.'],
  ],
  artefact: 'Main.jar',
  run: ['{runtime}', '-Dfile.encoding=UTF-8', '-cp', 'Main.jar', 'Main'],
  version: ['{compiler}', '-version'],
  compileLimits: largeCompile,
  selfTest: `import java.util.Scanner;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println(in.nextLong() + in.nextLong());
  }
}
`,
};

export const kotlin: Language = {
  name: 'Kotlin',
  sourceFile: 'main.kt',
  programs: { compiler: ['kotlinc'], runtime: ['java'] },
  compile: [['{compiler}', 'main.kt', '-include-runtime', '-d', 'main.jar']],
  artefact: 'main.jar',
  run: ['{runtime}', '-Dfile.encoding=UTF-8', '-jar', 'main.jar'],
  version: ['{compiler}', '-version'],
  compileLimits: hugeCompile,
  selfTest: `fun main() {
  val (a, b) = readLine()!!.split(" ").map { it.toLong() }
  println(a + b)
}
`,
};
