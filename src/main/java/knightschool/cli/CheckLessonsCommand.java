package knightschool.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.check.LessonCheckResult;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.setup.source.FileResolver;
import knightschool.text.TerminalMessageSanitizer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks the form of lessons and every claim that they make, and prints each fault. */
@Command(
        name = "check",
        description = {
            "Checks lessons: their form, and every claim that they make.",
            "Prints file:line: message for each fault, nothing where there is none."
        },
        footer = {"%nExample:", "  knight-school check lessons/02-vertices-and-edges.md"})
final class CheckLessonsCommand extends AbstractTerminalCommand {
    private static final int FAULTY = 1;

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "A lesson, or a folder of lessons. Without any: those of the program, and its glossary.")
    private List<String> names = List.of();

    @Override
    public Integer call() throws IOException {
        List<LessonReadResult> lessons = names.isEmpty()
                ? LessonFolderReader.own()
                : names.stream().flatMap(CheckLessonsCommand::read).toList();
        List<InputFault> unreadable =
                lessons.stream().flatMap(CheckLessonsCommand::unreadable).toList();
        List<LessonReadResult> readable = lessons.stream()
                .filter(lesson -> unreadable(lesson).findAny().isEmpty())
                .toList();
        LessonChecker checker = new LessonChecker(new ClaimEvaluator());
        int faults = print(readable, checker)
                + (names.isEmpty() ? print(List.of(LessonFolderReader.glossary()), checker) : 0);
        if (!unreadable.isEmpty()) {
            throw together(unreadable);
        }
        terminal.say(count(readable.size(), "lesson") + " checked: " + count(faults, "fault") + ".");
        return faults == 0 ? 0 : FAULTY;
    }

    /** Joins the faults of all names that cannot be checked into one. */
    private static InputFault together(List<InputFault> faults) {
        InputFault first = faults.getFirst();
        String rest =
                faults.stream().skip(1).map(fault -> " " + fault.getMessage()).collect(Collectors.joining());
        return new InputFault(first.place(), first.line(), first.description(), first.remedy() + rest);
    }

    private int print(List<LessonReadResult> lessons, LessonChecker checker) throws IOException {
        Glossary glossary = Glossary.of(LessonFolderReader.glossary());
        int faults = 0;
        for (LessonReadResult lesson : lessons) {
            for (InputFault fault :
                    LessonCheckResult.of(lesson, checker, glossary).all()) {
                faults++;
                terminal.results()
                        .append(TerminalMessageSanitizer.of(fault.getMessage()))
                        .append('\n');
            }
        }
        return faults;
    }

    private static String count(int number, String noun) {
        return (number == 0 ? "no" : number) + " " + noun + (number > 1 ? "s" : "");
    }

    private static Stream<LessonReadResult> read(String name) {
        try {
            Path path = ArgumentReader.path(name);
            return Files.isDirectory(path)
                    ? LessonFolderReader.folder(path).stream()
                    : Stream.of(LessonReader.read(path));
        } catch (InputFault fault) {
            return Stream.of(LessonReadResult.faulty(name, FileResolver.nothing(), List.of(fault)));
        }
    }

    /** Returns the faults of the file itself, which have no line. A lesson with such a fault cannot be checked. */
    private static Stream<InputFault> unreadable(LessonReadResult lesson) {
        return lesson.faults().stream().filter(fault -> fault.line() == 0);
    }
}
