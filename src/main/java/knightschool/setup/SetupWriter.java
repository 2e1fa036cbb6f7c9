package knightschool.setup;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.SquareNames;

/** Writes a {@link Setup} as the YAML of a {@code setup} block; what says nothing is left out. */
final class SetupWriter {
    private final StringBuilder text = new StringBuilder();
    private final Setup setup;

    private SetupWriter(Setup setup) {
        this.setup = setup;
    }

    static String text(Setup setup) {
        return new SetupWriter(setup).write();
    }

    private String write() {
        line("scene", setup.scene().word());
        board(setup.source().written());
        line("start", setup.start() == Board.NONE ? "" : name(setup.start()));
        line(
                "panes",
                list(setup.panes().stream()
                        .map(Solver::said)
                        .map(SetupWriter::quoted)
                        .toList()));
        line("walk", names(setup.walk()));
        line("moment", setup.moment().map(Moment::word).orElse(""));
        line("show", list(setup.show().stream().map(Show::word).sorted().toList()));
        line("mark", names(setup.mark()));
        controls();
        return text.toString();
    }

    private void line(String key, String value) {
        if (!value.isEmpty()) {
            text.append(key).append(": ").append(value).append('\n');
        }
    }

    private void board(String written) {
        if (!BoardSource.isRows(written)) {
            line("board", quoted(written));
            return;
        }
        text.append("board: |\n");
        written.lines().forEach(row -> text.append("  ").append(row).append('\n'));
    }

    private void controls() {
        if (!setup.controls().isEmpty()) {
            line(
                    "controls",
                    setup.controls().entrySet().stream()
                            .sorted(java.util.Map.Entry.comparingByKey())
                            .map(e -> e.getKey().word() + ": " + Control.number(e.getValue()))
                            .collect(Collectors.joining(", ", "{", "}")));
        }
    }

    private String names(List<Integer> squares) {
        return list(squares.stream().map(this::name).toList());
    }

    private String name(int square) {
        return SquareNames.name(setup.board(), square);
    }

    private static String list(List<String> words) {
        return words.isEmpty() ? "" : "[" + String.join(", ", words) + "]";
    }

    /** A word as it is where YAML takes it so, else in quotation marks. */
    private static String quoted(String word) {
        if (word.matches("[A-Za-z0-9][A-Za-z0-9_./-]*( [A-Za-z0-9_./-]+)*")) {
            return word;
        }
        StringBuilder quoted = new StringBuilder("\"");
        word.chars().forEach(c -> quoted.append(escaped((char) c)));
        return quoted.append('"').toString();
    }

    private static String escaped(char c) {
        if (c == '"' || c == '\\') {
            return "\\" + c;
        }
        return Character.isISOControl(c) || c == 0xFEFF || c >= 0xFFFE
                ? String.format(Locale.ROOT, "\\u%04x", (int) c)
                : String.valueOf(c);
    }
}
