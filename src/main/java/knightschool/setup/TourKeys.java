package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.files.Faults;
import knightschool.files.YamlNode;

/** Holds a set-up of the tour scene to what is to be seen there: nothing is searched for, and nothing is marked. */
final class TourKeys {
    private static final String KNOWN = "scene, board, moment, show";
    private static final Set<String> IDLE = Set.of("start", "panes", "walk", "mark", "controls");

    private final Setup setup;
    private final Faults faults;

    private TourKeys(Setup setup, Faults faults) {
        this.setup = setup;
        this.faults = faults;
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
        setup.moment()
                .filter(moment -> !moment.isOfTours())
                .ifPresent(moment -> faults.add(
                        line,
                        "a tour that is joined from blocks has no moment \"" + moment.word() + "\"",
                        "Known in the tour scene: " + Moment.FORMS_OF_TOURS + "."));
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
