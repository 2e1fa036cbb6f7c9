package knightschool.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.board.BoardText;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.handout.HandoutPdfWriter;
import knightschool.handout.PaperSize;
import knightschool.ui.render.HandoutRenderer;
import knightschool.ui.render.LessonAndSetupRenderer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Renders lessons and set-ups as pictures or handouts. */
@Command(
        name = "render",
        description = {
            "Makes pictures of a lesson, one for each slide, or of a prepared set-up (.setup);",
            "or a handout of a lesson to be printed (--handout).",
            "Prints the names of the files that it wrote. No display is needed."
        },
        footer = {
            "%nExamples:",
            "  knight-school render 02-vertices-and-edges --out pictures --theme dark",
            "  knight-school render 02-vertices-and-edges --handout edges.pdf --answers"
        })
final class RenderPicturesCommand extends AbstractTerminalCommand {
    private static final String USUAL_SIZE = "1280x720";

    private static final List<String> OF_PICTURES = List.of("--out", "--size", "--theme", "--gif");
    private static final List<String> OF_HANDOUTS = List.of("--answers", "--paper");

    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})[xX×](\\d{1,5})");

    @Parameters(
            paramLabel = "LESSON|SETUP",
            description = "A lesson's file, a set-up's file, or the name of a lesson of the program.")
    private String source;

    @Option(names = "--out", paramLabel = "DIR", description = "The folder for the pictures; made where it is missing.")
    private String out;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            defaultValue = USUAL_SIZE,
            description = "In pixels. Without it: ${DEFAULT-VALUE}.")
    private String size;

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "light or dark. Without it: ${DEFAULT-VALUE}.")
    private String theme;

    @Option(
            names = "--gif",
            description = "One moving picture: of the slides, or of the steps up to a set-up's moment.")
    private boolean gif;

    @Option(
            names = "--handout",
            paramLabel = "FILE",
            description = "A PDF of the lesson to be printed, with room for notes, in place of pictures.")
    private String handout;

    @Option(names = "--answers", description = "With --handout: the answers too.")
    private boolean answers;

    @Option(
            names = "--paper",
            paramLabel = "NAME",
            description = "With --handout: a4 or letter. Without it: what is usual in your country.")
    private String paper;

    @Option(names = "--force", description = "Replace also files that this command did not write.")
    private boolean force;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        refuseUnfitting();
        List<Path> written = handout == null ? pictures() : List.of(printed());
        for (Path file : written) {
            terminal.results().append(file.toString()).append('\n');
        }
        return 0;
    }

    /** Rejects options of pictures for a handout, and options of handouts for pictures. */
    private void refuseUnfitting() {
        boolean prints = handout != null;
        if (!prints && out == null) {
            throw new InputFault(
                    "--out",
                    "the folder for the pictures is missing",
                    "Add --out DIR, or --handout FILE for a handout.");
        }
        for (String option : prints ? OF_PICTURES : OF_HANDOUTS) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw prints
                        ? new InputFault(option, "a handout has no such choice", "Leave it out, or --handout.")
                        : new InputFault(option, "only a handout has this choice", "Add --handout FILE.");
            }
        }
    }

    private List<Path> pictures() {
        Matcher sides = ArgumentReader.in("--size", () -> sides(size));
        int width = Integer.parseInt(sides.group(1));
        int height = Integer.parseInt(sides.group(2));
        ArgumentReader.check("--size", () -> LessonAndSetupRenderer.requireSize(width, height));
        ArgumentReader.check("--theme", () -> LessonAndSetupRenderer.requireTheme(theme));
        Path from = ArgumentReader.path(source);
        var renderer = new LessonAndSetupRenderer(ArgumentReader.path(out), width, height, theme, replacement(from));
        return gif ? renderer.renderMoving(from) : renderer.render(from);
    }

    private Path printed() {
        PaperSize on = paper == null
                ? PaperSize.of(Locale.getDefault())
                : ArgumentReader.in("--paper", () -> PaperSize.named(paper));
        Path file = ArgumentReader.in("--handout", () -> ArgumentReader.target(handout));
        Path from = ArgumentReader.path(source);
        replacement(from).require(file, HandoutPdfWriter::isOwn);
        HandoutRenderer.write(from, file, answers, on);
        return file;
    }

    private FileReplacementRule replacement(Path from) {
        return new FileReplacementRule(force, FileReplacementRule.withNamed(from, BoardText.MAX_BYTES));
    }

    private static Matcher sides(String size) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw new InputFault("\"" + size + "\" is not a size", "Write it as " + USUAL_SIZE + ".");
        }
        return matcher;
    }
}
