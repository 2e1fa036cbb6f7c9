package knightschool.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RefusalWordsTest {
    @Test
    void everyRefusalIsThatOfACommand() {
        Set<String> known = CommandDefinitions.all().stream()
                .map(CommandDefinitions.Entry::id)
                .flatMap(id -> Stream.of(id, id.substring(id.lastIndexOf('.') + 1)))
                .collect(Collectors.toSet());
        assertEquals(
                List.of(),
                RefusalWords.ids().stream()
                        .filter(id -> !known.contains(id))
                        .sorted()
                        .toList());
    }
}
