package knightschool.picture.program;

import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import knightschool.picture.BufferedImageRowReader;
import knightschool.picture.SelectionFrame;

/**
 * The pixels of a part of a picture, classified by the tones of the program's boards. The value of a pixel is at
 * {@code index = y * width + x}.
 */
final class PixelToneClasses {
    /**
     * The side of the blocks into which pixels are grouped, so that lines and markers drawn over squares do not divide
     * regions.
     */
    private static final int BLOCK = 4;

    final int width;
    final int height;
    private final byte[] tones;

    private PixelToneClasses(int width, int height) {
        this.width = width;
        this.height = height;
        this.tones = new byte[width * height];
    }

    static PixelToneClasses of(BufferedImage picture, SelectionFrame part, KnightSchoolBoardTones colours) {
        PixelToneClasses map = new PixelToneClasses(part.width(), part.height());
        BufferedImageRowReader pixels = new BufferedImageRowReader(picture);
        int[] line = new int[map.width];
        for (int y = 0; y < map.height; y++) {
            pixels.read(part.x(), part.y() + y, line);
            for (int x = 0; x < map.width; x++) {
                boolean again = x > 0 && line[x] == line[x - 1];
                map.tones[y * map.width + x] =
                        again ? map.tones[y * map.width + x - 1] : colours.tone(line[x] & 0xFFFFFF);
            }
        }
        return map;
    }

    byte at(int x, int y) {
        return tones[y * width + x];
    }

    /** Returns whether a pixel has the tone of a light or dark square. */
    boolean isSquare(int x, int y) {
        byte tone = at(x, y);
        return tone == KnightSchoolBoardTones.LIGHT || tone == KnightSchoolBoardTones.DARK;
    }

    /** Returns the connected regions of squares, the largest first. */
    List<SelectionFrame> regions() {
        int columns = (width + BLOCK - 1) / BLOCK;
        int rows = (height + BLOCK - 1) / BLOCK;
        BitSet blocks = blocks(columns);
        List<SelectionFrame> regions = new ArrayList<>();
        for (int from = blocks.nextSetBit(0); from >= 0; from = blocks.nextSetBit(from)) {
            regions.add(region(blocks, from, columns, rows));
        }
        regions.sort((a, b) -> Long.compare((long) b.width() * b.height(), (long) a.width() * a.height()));
        return regions;
    }

    private BitSet blocks(int columns) {
        BitSet blocks = new BitSet();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (isSquare(x, y)) {
                    blocks.set(y / BLOCK * columns + x / BLOCK);
                }
            }
        }
        return blocks;
    }

    /** Removes a connected group of blocks, and returns the part of the picture that it spans. */
    private SelectionFrame region(BitSet blocks, int from, int columns, int rows) {
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        blocks.clear(from);
        int left = columns;
        int top = rows;
        int right = 0;
        int bottom = 0;
        while (!open.isEmpty()) {
            int at = open.pop();
            int x = at % columns;
            int y = at / columns;
            left = Math.min(left, x);
            top = Math.min(top, y);
            right = Math.max(right, x + 1);
            bottom = Math.max(bottom, y + 1);
            for (int j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j++) {
                for (int i = Math.max(0, x - 1); i <= Math.min(columns - 1, x + 1); i++) {
                    int next = j * columns + i;
                    if (blocks.get(next)) {
                        blocks.clear(next);
                        open.push(next);
                    }
                }
            }
        }
        int x = left * BLOCK;
        int y = top * BLOCK;
        return SelectionFrame.between(x, y, Math.min(width, right * BLOCK), Math.min(height, bottom * BLOCK));
    }
}
