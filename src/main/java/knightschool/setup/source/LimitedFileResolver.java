package knightschool.setup.source;

import knightschool.files.InputFault;
import knightschool.files.PngFileInfo;
import knightschool.text.NumberFormatter;

/**
 * Resolves files up to a total size, each counted as often as a text names it: a lesson of a thousand slides that all
 * name one large graph would take minutes to read. Not thread-safe.
 */
public final class LimitedFileResolver implements FileResolver {
    /** The maximum length of all texts together, in characters. */
    static final long MOST = 64 << 20;

    private final FileResolver files;
    private long length;

    /** Creates a resolver that has resolved nothing yet. */
    public LimitedFileResolver(FileResolver files) {
        this.files = files;
    }

    @Override
    public String text(String name) {
        if (length > MOST) {
            throw new InputFault(
                    "the files that are named up to here have more than " + NumberFormatter.grouped(MOST)
                            + " characters, each counted as often as it is named",
                    "Name smaller files, or make several lessons.");
        }
        String text = files.text(name);
        length += text.length();
        return text;
    }

    @Override
    public PngFileInfo picture(String name) {
        return files.picture(name);
    }
}
