package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A request to the user for a file to open or to save to.
 *
 * @param title the title of the dialog
 * @param formats the formats to choose from, at least one; the first is the default
 * @param neighbour a file in whose folder the dialog starts
 * @param name the proposed name of a file to save to; may be empty
 */
public record FileDialogRequest(String title, List<FileDialogFormat> formats, Optional<Path> neighbour, String name) {
    /**
     * A file to save to.
     *
     * @param replaces whether the dialog asked about replacing an existing file; it did not if an extension was added
     *     later, which makes it another file than the dialog asked about
     */
    public record Target(Path file, boolean replaces) {}

    /** Returns this request with more formats to choose from. */
    FileDialogRequest withFormats(List<FileDialogFormat> more) {
        return new FileDialogRequest(
                title, Stream.concat(formats.stream(), more.stream()).toList(), neighbour, name);
    }

    /**
     * Returns the file that the user means; the extension of the chosen format is added if the name has no suitable
     * one.
     */
    public Target target(SaveDestination choice) {
        Path file = choice.file();
        return isComplete(file)
                ? new Target(file, true)
                : new Target(
                        file.resolveSibling(file.getFileName()
                                + choice.format().orElse(formats.getFirst()).ending()),
                        false);
    }

    /**
     * Returns whether the name has a suitable extension. Among several formats the extension tells which one is meant;
     * if there is only one format, any extension is suitable.
     */
    private boolean isComplete(Path file) {
        boolean fits = formats.stream().anyMatch(format -> format.fits(file));
        return fits
                || formats.size() == 1 && file.getFileName().toString().lastIndexOf('.') > 0
                || neighbour.filter(file::equals).isPresent();
    }
}
