package knightschool.ui.message;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import knightschool.files.InputFault;

/** Combines the faults that prevented several files from being saved into one message. */
public final class StateSaveFaultMerger {
    private StateSaveFaultMerger() {}

    /**
     * Combines faults. Those with the same cause, such as a full disk, are reported once with all their files.
     *
     * @param faults at least one
     * @param ending a sentence at the end of the message
     */
    public static InputFault all(Collection<InputFault> faults, String ending) {
        Map<String, List<InputFault>> alike = new LinkedHashMap<>();
        faults.forEach(fault -> alike.computeIfAbsent(fault.description() + fault.remedy(), _ -> new ArrayList<>())
                .add(fault));
        List<InputFault> each =
                alike.values().stream().map(StateSaveFaultMerger::ofOneKind).toList();
        InputFault first = each.getFirst();
        String rest =
                each.stream().skip(1).map(fault -> fault.getMessage() + " ").collect(Collectors.joining());
        return new InputFault(
                first.place(), first.line(), first.description(), (first.remedy() + " " + rest + ending).strip());
    }

    private static InputFault ofOneKind(List<InputFault> alike) {
        InputFault first = alike.getFirst();
        List<String> places =
                alike.stream().map(InputFault::place).distinct().sorted().toList();
        return places.size() == 1
                ? first
                : new InputFault(
                        MessageStripWords.places(places.getFirst(), names(places)),
                        0,
                        first.description(),
                        first.remedy());
    }

    /** The file names of all paths but the first, whose full path tells the folder. */
    private static List<String> names(List<String> places) {
        return places.stream()
                .skip(1)
                .map(place -> Path.of(place).getFileName().toString())
                .toList();
    }
}
