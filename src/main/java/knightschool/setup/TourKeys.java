package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.files.Faults;
import knightschool.files.YamlNode;
import knightschool.tour.construction.ConstructionSteps;

/** Holds a set-up of the tour scene to what is to be seen there: nothing is searched for, and nothing is marked. */
final class TourKeys {
    private static final String KNOWN = "scene, board, moment, show";
    private static final Set<String> IDLE = Set.of("start", "panes", "walk", "mark", "controls");

    private static final Moment END = new Moment.End();

    private final Setup setup;
    private final Faults faults;

    /**
     * Whether nothing is wrong with what was read, so that the board and the kind of tour are those that were meant.
     */
    private final boolean sound;

    private TourKeys(Setup setup, Faults faults) {
        this.setup = setup;
        this.faults = faults;
        this.sound = faults.isEmpty();
    }

    /** Collects what the scene would pass over; a set-up of another scene is left alone. */
    static void check(Setup setup, YamlNode.Mapping mapping, Faults faults) {
        if (setup.scene() == SceneKind.TOUR) {
            mapping.entries().forEach(new TourKeys(setup, faults)::check);
        }
    }

    private void check(YamlNode.Entry entry) {
        String key = entry.key().text();
        if (IDLE.contains(key)) {
            faults.add(
                    entry.key().line(), "the tour scene has no use for \"" + key + "\"", "Keys there: " + KNOWN + ".");
        } else if (key.equals("moment")) {
            moment(entry.value().line());
        } else if (key.equals("show")) {
            show(entry.value().line());
        }
    }

    private void moment(int line) {
        Moment moment = setup.moment().orElse(END);
        if (!moment.isOfTours()) {
            faults.add(
                    line,
                    "a tour that is joined from blocks has no moment \"" + moment.word() + "\"",
                    "Known in the tour scene: " + Moment.FORMS_OF_TOURS + ".");
        } else if (moment instanceof Moment.Step step && sound && step.number() > last()) {
            faults.add(line, "the moment \"" + moment.word() + "\" is none of this tour", steps(last()));
        }
    }

    private int last() {
        return ConstructionSteps.last(setup.board().columns(), setup.board().rows(), setup.shows(Show.CLOSED));
    }

    private static String steps(int last) {
        return last == 0
                ? "The board has no such tour, and so no steps: leave the moment out, or choose another board."
                : "Name a step from 0 to " + last + ", or end.";
    }

    private void show(int line) {
        Set<Show> idle = EnumSet.noneOf(Show.class);
        idle.addAll(setup.show());
        idle.remove(Show.CLOSED);
        if (!idle.isEmpty()) {
            List<String> words = idle.stream().map(Show::word).toList();
            faults.add(
                    line,
                    words.stream().collect(Collectors.joining("\", \"", "the tour scene does not show \"", "\"")),
                    "Known there: " + Show.CLOSED.word() + ".");
        }
    }
}
