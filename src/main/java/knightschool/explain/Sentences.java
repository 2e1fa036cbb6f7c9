package knightschool.explain;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.DeadEnds;
import knightschool.obstruction.Disconnected;
import knightschool.obstruction.Ends;
import knightschool.obstruction.Isolated;
import knightschool.obstruction.Obstruction;

/** Says each fact in one sentence. */
final class Sentences {
    private final Board board;
    private final Ends ends;

    private Sentences(Board board, Ends ends) {
        this.board = board;
        this.ends = ends;
    }

    static Witness witness(Obstruction fact, Board board, Ends ends) {
        Sentences say = new Sentences(board, ends);
        return switch (fact) {
            case Isolated isolated -> new Witness("isolated", fact.squares(), say.isolated(isolated));
            case Disconnected parts -> new Witness("disconnected", fact.squares(), say.disconnected(parts));
            case DeadEnds dead -> new Witness("dead-ends", fact.squares(), say.deadEnds(dead));
            case ColourImbalance colours -> new Witness("colour-imbalance", fact.squares(), say.colours(colours));
        };
    }

    private String isolated(Isolated fact) {
        return "No move leads to " + name(fact.square()) + " or away from it.";
    }

    private String disconnected(Disconnected fact) {
        return "The squares fall into " + fact.parts() + " parts that no move joins: no way leads from "
                + name(fact.squares().getFirst()) + " to " + name(fact.outside()) + ".";
    }

    private String deadEnds(DeadEnds fact) {
        String must = fact.squares().size() == 1
                ? " has a single move, so it must be an end of the tour, and "
                : " have a single move each, so each must be an end of the tour, and ";
        return names(fact.squares()) + must + (ends.closed() ? "a closed tour has no ends." : freeEnds(fact.ends()));
    }

    private String freeEnds(int free) {
        return switch (free) {
            case 0 -> "both ends are fixed elsewhere.";
            case 1 -> "only one end is free.";
            default -> "a tour has only two.";
        };
    }

    private String colours(ColourImbalance fact) {
        String changes = "A knight changes colour with every move, and ";
        return changes + (fact.byNumbers() ? more(fact) + tooMany(fact) : wrongEnd(fact));
    }

    private static String more(ColourImbalance fact) {
        int more = Math.abs(fact.dark() - fact.light());
        return (more == 1 ? "there is 1 more " : "there are " + more + " more ")
                + commoner(fact)
                + (more == 1 ? " square" : " squares");
    }

    private String tooMany(ColourImbalance fact) {
        return Math.abs(fact.dark() - fact.light()) == 1 ? ": a closed tour needs as many of both." : ".";
    }

    private String wrongEnd(ColourImbalance fact) {
        if (fact.light() == fact.dark()) {
            return "there are as many dark squares as light ones: a tour ends on the other colour than it began on, but "
                    + names(fact.squares()) + " are both "
                    + colour(fact.squares().getFirst()) + ".";
        }
        String verb = fact.squares().size() > 1
                ? "begins and ends"
                : fact.squares().getFirst() == ends.start() ? "begins" : "ends";
        return more(fact) + ": a tour " + verb + " on a " + commoner(fact) + " one, but " + names(fact.squares())
                + (fact.squares().size() > 1 ? " are " : " is ")
                + colour(fact.squares().getFirst()) + ".";
    }

    private static String commoner(ColourImbalance fact) {
        return fact.dark() > fact.light() ? "dark" : "light";
    }

    private String colour(int square) {
        return board.isDark(square) ? "dark" : "light";
    }

    private String name(int square) {
        return SquareNames.name(board, square);
    }

    private String names(List<Integer> squares) {
        String all = squares.stream()
                .limit(Math.max(1, squares.size() - 1))
                .map(this::name)
                .collect(Collectors.joining(", "));
        return squares.size() < 2 ? all : all + " and " + name(squares.getLast());
    }
}
