import { hugeCompile, largeCompile, type CommandLine, type Language, type RunTime } from './language.ts';

/**
 * Without these options the virtual machine sizes its heap by the host's memory, and garbage grows until the sandbox kills it.
 * Live data up to the limit plus the virtual machine's own memory exceed the limit: that is Memory Limit Exceeded. One
 * collector thread, since a run has one core.
 */
const runtime: CommandLine = [
  '{runtime}',
  '-Xms{firstHeapMb}m',
  '-Xmx{memoryMb}m',
  '-Xss{stackMb}m',
  '-XX:+UseSerialGC',
  '-XX:-UsePerfData',
  '-Dfile.encoding=UTF-8',
];
/** The same for tools that are Java programs themselves. */
const toolOptions = [
  '-J-Xms32m',
  '-J-Xmx256m',
  '-J-XX:+UseSerialGC',
  '-J-XX:-UsePerfData',
  '-J-XX:TieredStopAtLevel=1',
];

const runTime: RunTime = {
  paths: ['{runtime}/../..'],
  leftOut: ['jmods', 'src.zip', 'include', 'man', 'demo', 'docs', 'legal'],
};

export const java: Language = {
  name: 'Java',
  sourceFile: 'Main.java',
  sourceNames: 'java',
  programs: { compiler: ['javac'], archiver: ['jar'], runtime: ['java'] },
  compile: [
    ['{compiler}', ...toolOptions, '-encoding', 'utf-8', '-d', 'classes', '{sourceFile}', '{sources}'],
    ['{archiver}', ...toolOptions, 'cfe0', 'Main.jar', '{mainClass}', '-C', 'classes', '.'],
  ],
  artefact: 'Main.jar',
  run: [...runtime, '-jar', 'Main.jar'],
  version: ['{compiler}', '-J-XX:-UsePerfData', '-version'],
  compileLimits: largeCompile,
  runTime,
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
  run: [...runtime, '-jar', 'main.jar'],
  version: ['{compiler}', '-version'],
  compileLimits: hugeCompile,
  runTime,
  environment: { compile: { JAVA_OPTS: '-Xms64m -Xmx640m -XX:+UseSerialGC' }, run: {} },
  selfTest: `fun main() {
  val (a, b) = readLine()!!.split(" ").map { it.toLong() }
  println(a + b)
}
`,
};
