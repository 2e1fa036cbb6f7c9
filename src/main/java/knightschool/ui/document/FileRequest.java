package knightschool.ui.document;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;

/**
 * What a person is asked for: a file to open, or one to save to.
 *
 * @param title of the dialog
 * @param formats to choose from, at least one; the first is the usual one
 * @param neighbour a file in whose folder the dialog begins
 * @param name that is offered for a file to save to; may be empty
 */
public record FileRequest(String title, List<FileFormat> formats, Optional<Path> neighbour, String name) {
    /**
     * A file to save to.
     *
     * @param replaces whether the person was asked about a file that is there: a name that was given an ending is
     *     another one than the dialog asked about
     */
    public record Target(Path file, boolean replaces) {
        /**
         * Asked on a worker before a file is written that takes long to make.
         *
         * @throws InputFault if there is a file of that name and nobody was asked about it
         */
        public void requireFree() {
            if (!replaces && Files.exists(file)) {
                throw DocumentWords.isThereAlready(file);
            }
        }
    }

    /** The file that a person means by a name, with the ending of the chosen format where it has none that fits. */
    public Target target(ChosenFile chosen) {
        Path file = chosen.file();
        return isComplete(file)
                ? new Target(file, true)
                : new Target(
                        file.resolveSibling(file.getFileName()
                                + chosen.format().orElse(formats.getFirst()).ending()),
                        false);
    }

    /** Where several formats can be chosen the ending says which it is; else any ending will do. */
    private boolean isComplete(Path file) {
        boolean fits = formats.stream().anyMatch(format -> format.fits(file));
        return fits
                || formats.size() == 1 && file.getFileName().toString().lastIndexOf('.') > 0
                || neighbour.filter(file::equals).isPresent();
    }
}
