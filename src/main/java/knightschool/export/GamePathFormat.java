package knightschool.export;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.files.ExtensionFormat;
import knightschool.files.MemoryWriter;
import knightschool.search.position.Position;
import knightschool.tour.TourText;

/** The formats for the path of a game. */
public enum GamePathFormat implements ExtensionFormat {
    /** One square index per line. */
    TXT((position, _, watch) ->
            MemoryWriter.bytes(out -> TourText.write(position.path().squares(), out, _ -> watch.run()))),
    /**
     * The columns {@code move,square,index}: the number of the visit from 1, and the name and the index of the square.
     */
    CSV((position, _, _) -> table(position)),
    /** The board with the path. */
    SVG((position, palette, _) -> PictureFormat.SVG.bytes(sketch(position, GamePathFormat.LARGE), palette)),
    /** An endless animation of the knight on its path, move by move. */
    GIF(GamePathFormat::animation);

    private static final int LARGE = 56;
    private static final int SMALLEST = 12;
    private static final int MOST_PIXELS = 560;
    private static final int MARGIN = 12;
    private static final int HUNDREDTHS = 35;
    private static final int PAUSE = 6;

    private interface Form {
        byte[] bytes(Position position, ColourPalette palette, Runnable watch);
    }

    private final Form form;

    GamePathFormat(Form form) {
        this.form = form;
    }

    /**
     * Returns the file for the path of a position.
     *
     * @param palette the colours of pictures
     * @param watch run from time to time; may end the work by throwing
     */
    public byte[] bytes(Position position, ColourPalette palette, Runnable watch) {
        return form.bytes(position, palette, watch);
    }

    private static byte[] table(Position position) {
        StringBuilder text = new StringBuilder("move,square,index\n");
        for (int i = 0; i < position.path().length(); i++) {
            int square = position.path().square(i);
            text.append(i + 1).append(',').append(SquareNames.name(position.board(), square));
            text.append(',').append(square).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] animation(Position position, ColourPalette palette, Runnable watch) {
        Board board = position.board();
        int side = Math.clamp(MOST_PIXELS / Math.max(board.columns(), board.rows()), SMALLEST, LARGE);
        try (GifWriter gif = new GifWriter(HUNDREDTHS)) {
            int length = position.path().length();
            for (int visited = 1; visited <= length; visited++) {
                watch.run();
                BufferedImage picture = SketchRasterizer.of(sketch(position.ofFirst(visited), side), palette, MARGIN);
                for (int i = 0; i < (visited == length ? PAUSE : 1); i++) {
                    gif.add(picture);
                }
            }
            return gif.finish();
        }
    }

    private static Sketch sketch(Position position, int side) {
        return BoardDrawing.of(
                BoardGeometry.of(position.board(), side), position, PlayerPathStyle.INK, PositionLayers.PATH);
    }
}
