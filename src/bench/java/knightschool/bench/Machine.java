package knightschool.bench;

import java.util.List;

/** What a reader must know of the machine, without its name. */
final class Machine {
    private Machine() {}

    static List<Row> facts() {
        Runtime runtime = Runtime.getRuntime();
        String system = System.getProperty("os.name") + ", " + System.getProperty("os.arch");
        return List.of(
                new Row("processors", Integer.toString(runtime.availableProcessors()), "cores", "as Java counts them"),
                new Row("Java", Runtime.version().toString(), "", System.getProperty("java.vm.name")),
                new Row("system", system, "", ""),
                Row.of("heap at most", runtime.maxMemory() / (double) (1 << 20), 0, "MiB", "as Java chose it"));
    }
}
