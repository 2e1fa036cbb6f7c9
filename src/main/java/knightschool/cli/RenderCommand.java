package knightschool.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.ui.render.Renderer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes pictures of lessons and set-ups. */
@Command(
        name = "render",
        description = {
            "Makes pictures of a lesson, one for each slide, or of a prepared set-up (.setup).",
            "Prints the names of the files that it wrote. No display is needed."
        },
        footer = {"%nExample:", "  knight-school render 02-vertices-and-edges --out pictures --theme dark"})
final class RenderCommand implements Callable<Integer> {
    private static final String USUAL_SIZE = "1280x720";

    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})[xX×](\\d{1,5})");

    @Parameters(
            paramLabel = "LESSON|SETUP",
            description = "A lesson's file, a set-up's file, or the name of a lesson of the program.")
    private String source;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder for the pictures; made where it is missing.")
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

    private final Terminal terminal;

    RenderCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Matcher sides = ArgumentReader.in("--size", () -> sides(size));
        int width = Integer.parseInt(sides.group(1));
        int height = Integer.parseInt(sides.group(2));
        ArgumentReader.check("--size", () -> Renderer.requireSize(width, height));
        ArgumentReader.check("--theme", () -> Renderer.requireTheme(theme));
        Path from = ArgumentReader.path(source);
        Renderer renderer = new Renderer(ArgumentReader.path(out), width, height, theme);
        List<Path> written = gif ? renderer.renderMoving(from) : renderer.render(from);
        for (Path file : written) {
            terminal.results().append(file.toString()).append('\n');
        }
        return 0;
    }

    private static Matcher sides(String size) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw new InputFault("\"" + size + "\" is not a size", "Write it as " + USUAL_SIZE + ".");
        }
        return matcher;
    }
}
