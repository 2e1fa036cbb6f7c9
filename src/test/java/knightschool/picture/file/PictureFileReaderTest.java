package knightschool.picture.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.picture.GridPlacement;
import knightschool.picture.PictureReading;
import knightschool.picture.SelectionFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class PictureFileReaderTest {
    private static BufferedImage decode(String name, byte[] bytes) {
        return PictureFileReader.picture(name, bytes, ReadProgressListener.NONE).image();
    }

    @TempDir
    Path folder;

    private static BufferedImage noise(int width, int height, int type) {
        BufferedImage image = new BufferedImage(width, height, type);
        Random random = new Random(1);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, 0xFF000000 | random.nextInt(1 << 24));
            }
        }
        return image;
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg", "gif", "bmp"})
    void readingSaysHowFarItIsAndEndsWhereNobodyWantsIt(String format) throws IOException {
        Path file = Files.write(
                folder.resolve("noise." + format), written(noise(400, 300, BufferedImage.TYPE_INT_RGB), format));
        List<Double> parts = new ArrayList<>();
        PictureFileReader.read(file, parts::add);
        assertTrue(parts.size() > 3, parts::toString);
        assertEquals(parts.stream().sorted().toList(), parts);
        assertTrue(parts.getFirst() < 0.5 && parts.getLast() > 0.5 && parts.getLast() <= 1, parts::toString);
        assertThrows(
                CancellationException.class,
                () -> PictureFileReader.read(file, part -> {
                    if (part > 0.5) {
                        throw new CancellationException();
                    }
                }));
    }

    private static byte[] written(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(image, format, bytes), format);
        return bytes.toByteArray();
    }

    private static String refusal(byte[] bytes) {
        InputFault fault = assertThrows(InputFault.class, () -> decode("some.picture", bytes));
        assertEquals("some.picture", fault.place());
        return fault.getMessage();
    }

    /** A JPEG whose head says how the camera was held, in one of the two orders of bytes. */
    private static byte[] held(byte[] jpeg, int orientation, ByteOrder order) {
        ByteBuffer head = ByteBuffer.allocate(36);
        head.putShort((short) 0xFFE1).putShort((short) 34).put("Exif\0\0".getBytes(StandardCharsets.US_ASCII));
        head.order(order).putShort((short) (order == ByteOrder.LITTLE_ENDIAN ? 0x4949 : 0x4D4D));
        head.putShort((short) 42).putInt(8).putShort((short) 1);
        head.putShort((short) 0x0112)
                .putShort((short) 3)
                .putInt(1)
                .putShort((short) orientation)
                .putShort((short) 0);
        head.putInt(0);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(jpeg, 0, 2);
        bytes.writeBytes(head.array());
        bytes.write(jpeg, 2, jpeg.length - 2);
        return bytes.toByteArray();
    }

    /** Which corner of the file is seen at the upper left, at the upper right and at the lower left. */
    @ParameterizedTest
    @CsvSource({"1,012", "2,103", "3,321", "4,230", "5,021", "6,203", "7,312", "8,130"})
    void decodeTurnsAPhotoAsTheCameraWasHeld(int orientation, String corners) throws IOException {
        List<Integer> greys = List.of(0x000000, 0x404040, 0x909090, 0xF0F0F0);
        BufferedImage image = new BufferedImage(64, 32, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 32; y++) {
            for (int x = 0; x < 64; x++) {
                image.setRGB(x, y, greys.get((y < 16 ? 0 : 2) + (x < 32 ? 0 : 1)));
            }
        }
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            BufferedImage seen = decode("x", held(written(image, "jpeg"), orientation, order));
            boolean upright = orientation < 5;
            assertEquals(upright ? 64 : 32, seen.getWidth());
            assertEquals(upright ? 32 : 64, seen.getHeight());
            int right = seen.getWidth() - 4;
            int lower = seen.getHeight() - 4;
            assertEquals(corners, corner(seen, 4, 4) + corner(seen, right, 4) + corner(seen, 4, lower));
        }
    }

    private static String corner(BufferedImage seen, int x, int y) {
        int grey = seen.getRGB(x, y) & 0xFF;
        return grey < 0x20 ? "0" : grey < 0x68 ? "1" : grey < 0xC0 ? "2" : "3";
    }

    @Test
    void decodeTakesNoNotesOfACameraThatAreNonsense() throws IOException {
        byte[] held = held(written(noise(40, 30, BufferedImage.TYPE_INT_RGB), "jpeg"), 6, ByteOrder.BIG_ENDIAN);
        for (int at = 6; at < 38; at++) {
            byte[] changed = held.clone();
            changed[at] = (byte) 0xFF;
            BufferedImage image = decode("x", changed);
            assertEquals(1200, image.getWidth() * image.getHeight());
        }
    }

    @Test
    void pictureThatNeedsMoreMemoryThanThereIsIsReadSmallerAsFarAsThatHelps() {
        assertEquals(1, reduction(5000, 4000, 160_000_000).step());
        assertEquals(2, reduction(5000, 4000, 159_999_999).step());
        assertEquals(8, reduction(5000, 4000, 2_500_000).step());
        InputFault fault = assertThrows(InputFault.class, () -> reduction(5000, 4000, 2_499_999));
        assertEquals(
                "x.png: the picture is too large for the memory that there is: 5,000 x 4,000 pixels. Make it smaller,"
                        + " or cut the board out of it.",
                fault.getMessage());
    }

    private static PictureSubsampling reduction(int width, int height, long memory) {
        return PictureSubsampling.of("x.png", width, height, PictureSubsampling.MOST_PIXELS, memory);
    }

    @Test
    void reductionKeepsAsMuchAsThePixelsThatAreKeptAtMost() {
        assertEquals(1, reduction(8000, 5000, Long.MAX_VALUE).step());
        assertEquals(2, reduction(8001, 5000, Long.MAX_VALUE).step());
        assertEquals(2, reduction(20_000, 100, Long.MAX_VALUE).step(), "a panorama");
        assertEquals(3, reduction(16_320, 12_240, Long.MAX_VALUE).step(), "two hundred megapixels");
    }

    /** A camera of 42 megapixels, held upright: the photo is half as wide and half as high, and stands upright. */
    @Test
    void photoOfMorePixelsThanAreKeptIsReadSmallerAsTheCameraWasHeld() throws IOException {
        BufferedImage photo = new BufferedImage(7000, 6000, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = photo.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, 7000, 3000);
        g.dispose();
        Path file = folder.resolve("photo.jpg");
        Files.write(file, held(written(photo, "jpeg"), 6, ByteOrder.BIG_ENDIAN));
        DecodedPicture read = PictureFileReader.read(file, ReadProgressListener.NONE);
        assertEquals(2, read.step());
        assertEquals(new SelectionFrame(0, 0, 6000, 7000), read.whole());
        assertEquals("0", corner(read.image(), 100, 100));
        assertEquals("3", corner(read.image(), 2900, 3400));
    }

    @Test
    void jpegInSeveralPassesHasABoundOfItsOwnSinceJavaKeepsAllOfIt() throws IOException {
        assertFalse(JpegHeaderReader.isInPasses(written(noise(40, 30, BufferedImage.TYPE_INT_RGB), "jpeg")));
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(noise(40, 30, BufferedImage.TYPE_INT_RGB), null, null), param);
        }
        writer.dispose();
        byte[] inPasses = bytes.toByteArray();
        assertTrue(JpegHeaderReader.isInPasses(inPasses));
        int frame = find(inPasses, 0xC2);
        assertTrue(JpegHeaderReader.isInPasses(with(inPasses, frame, 0xFF)), "a byte that fills up");
        assertTrue(JpegHeaderReader.isInPasses(with(inPasses, frame, 0xFF, 0x01)), "a marker without a length");
        assertTrue(JpegHeaderReader.isInPasses(with(inPasses, frame, 0xFF, 0xEA, 0, 0)), "a length of nothing");
        assertTrue(JpegHeaderReader.isInPasses(with(inPasses, frame, 7)), "what belongs to nothing");
        int passes = JpegHeaderReader.passes(inPasses);
        assertTrue(passes > 5 && passes < 20, passes + " passes");
        assertEquals(100_000_000, PictureSubsampling.mostPixelsIn(10, 8 << 20), "a photo");
        assertEquals(30_000_000, PictureSubsampling.mostPixelsIn(10, 50_000), "a picture of few colours");
        assertEquals(100_000, PictureSubsampling.mostPixelsIn(4_000, 1_000_000), "many passes of nothing");
    }

    @Test
    void jpegColourByColourComesInPassesToo() throws IOException {
        byte[] all = written(noise(40, 30, BufferedImage.TYPE_INT_RGB), "jpeg");
        int scan = find(all, 0xDA);
        assertFalse(JpegHeaderReader.isInPasses(with(all, find(all, 0xC0), 0xFF)));
        byte[] first = {(byte) 0xFF, (byte) 0xDA, 0, 8, 1, all[scan + 5], all[scan + 6], 0, 63, 0};
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(all, 0, scan);
        bytes.writeBytes(first);
        assertTrue(JpegHeaderReader.isInPasses(bytes.toByteArray()));
    }

    /** Where the marker of a JPEG begins. */
    private static int find(byte[] jpeg, int marker) {
        return IntStream.range(0, jpeg.length - 1)
                .filter(i -> jpeg[i] == (byte) 0xFF && jpeg[i + 1] == (byte) marker)
                .findFirst()
                .orElseThrow();
    }

    private static byte[] with(byte[] bytes, int at, int... more) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, at);
        IntStream.of(more).forEach(out::write);
        out.write(bytes, at, bytes.length - at);
        return out.toByteArray();
    }

    /** Java would decode all of it first. */
    @Test
    void decodeTakesNoMemoryForAJpegThatIsTooShortForItsPixels() throws IOException {
        byte[] bytes = written(noise(16, 16, BufferedImage.TYPE_INT_RGB), "jpeg");
        ByteBuffer.wrap(bytes).putShort(find(bytes, 0xC0) + 5, (short) 9_000).putShort(find(bytes, 0xC0) + 7, (short)
                9_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertTrue(refusal(bytes).contains("damaged or cut off"));
        long taken = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(taken < 10_000_000, taken + " bytes");
    }

    /** Java fills up what is missing where it leaves rows out. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_BYTE_INDEXED, BufferedImage.TYPE_INT_RGB})
    void decodeRefusesABmpThatIsCutOff(int type) throws IOException {
        byte[] whole = written(noise(61, 60, type), "bmp");
        assertEquals(61, decode("x", whole).getWidth());
        assertTrue(refusal(Arrays.copyOf(whole, whole.length - 4)).contains("cut off"));
        ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).putInt(18, 9_000).putInt(22, 9_000);
        assertTrue(refusal(whole).contains("cut off"));
    }

    /** What is checked before a JPEG or PNG is decoded would not be checked there. */
    @ParameterizedTest
    @CsvSource({"jpeg, 4", "png, 5"})
    void decodeRefusesABmpWithAPictureOfAnotherKindInside(String format, int packing) throws IOException {
        byte[] inside = written(noise(40, 30, BufferedImage.TYPE_INT_RGB), format);
        byte[] head = Arrays.copyOf(written(noise(40, 30, BufferedImage.TYPE_INT_RGB), "bmp"), 54);
        ByteBuffer file = ByteBuffer.allocate(head.length + inside.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put(head).put(inside).putInt(30, packing).putInt(34, inside.length);
        String refusal = refusal(file.array());
        assertTrue(refusal.contains("another kind inside. Save the picture as PNG."), refusal);
    }

    @Test
    void framesAndBoardsOfAPictureThatWasReadSmallerAreThoseOfItsFile() {
        DecodedPicture read = new DecodedPicture(new BufferedImage(100, 80, BufferedImage.TYPE_INT_RGB), 3);
        assertEquals(new SelectionFrame(0, 0, 300, 240), read.whole());
        assertEquals(new SelectionFrame(10, 20, 31, 40), read.part(new SelectionFrame(30, 60, 91, 120)));
        GridPlacement grid = new GridPlacement(1, 2, 10, 11, 0.1, 4, 5);
        PictureReading reading = new PictureReading(Board.full(4, 5), grid, List.of(), 1);
        assertEquals(
                new GridPlacement(3, 6, 30, 33, 0.1, 4, 5), read.inFile(reading).grid());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg", "gif", "bmp"})
    void decodeReadsEveryFormat(String format) throws IOException {
        BufferedImage image = decode("x", written(noise(40, 30, BufferedImage.TYPE_INT_RGB), format));
        assertEquals(40, image.getWidth());
        assertEquals(30, image.getHeight());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg", "gif", "bmp"})
    void decodeRefusesWhatIsCutOffAtAnyPlace(String format) throws IOException {
        byte[] whole = written(noise(60, 60, BufferedImage.TYPE_INT_RGB), format);
        for (int percent : new int[] {1, 10, 40, 70, 95}) {
            String refusal = refusal(Arrays.copyOf(whole, Math.max(1, whole.length * percent / 100)));
            assertTrue(refusal.contains("cut off") || refusal.contains("no picture"), refusal);
        }
    }

    @Test
    void decodeRefusesWhatIsNoPicture() {
        assertTrue(refusal(new byte[0]).contains("the file is empty"));
        assertTrue(refusal("K....\n..#..\n".getBytes(StandardCharsets.UTF_8)).contains("PNG, JPEG, GIF or BMP"));
        assertTrue(refusal(new byte[5000]).contains("PNG, JPEG, GIF or BMP"));
    }

    @Test
    void decodeRefusesAHugePictureBeforeItTakesMemory() throws IOException {
        assertTrue(refusal(pngOfSize(100_000, 100_000)).contains("100000 x 100000 pixels"));
        assertTrue(refusal(pngOfSize(16_000, 16_000)).contains("too many"));
        assertTrue(refusal(pngOfSize(Integer.MAX_VALUE, Integer.MAX_VALUE)).contains("too many"));
    }

    /** A flat picture of 750 MB is a file of one, and Java takes seconds for it. */
    @Test
    void decodeRefusesAPngByTheBytesOfItsPixels() throws IOException {
        assertTrue(refusal(pngOfSize(15_800, 15_800)).contains("up to 65,535 on a side and 200,000,000 in all"));
        assertFalse(refusal(pngOfSize(16_320, 12_240)).contains("too many"));
        assertEquals(250_000_000, PictureSubsampling.mostPixelsOfPng(8, 0));
        assertEquals(250_000_000, PictureSubsampling.mostPixelsOfPng(1, 3));
        assertEquals(150_000_000, PictureSubsampling.mostPixelsOfPng(8, 6));
        assertEquals(75_000_000, PictureSubsampling.mostPixelsOfPng(16, 6));
    }

    /** The head of a PNG file, and nothing behind it. */
    private static byte[] pngOfSize(int width, int height) throws IOException {
        ByteArrayOutputStream chunk = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(chunk);
        head.writeBytes("IHDR");
        head.writeInt(width);
        head.writeInt(height);
        head.write(new byte[] {8, 2, 0, 0, 0});
        CRC32 sum = new CRC32();
        sum.update(chunk.toByteArray());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(file);
        out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
        out.writeInt(13);
        out.write(chunk.toByteArray());
        out.writeInt((int) sum.getValue());
        out.writeInt(0);
        out.writeBytes("IDAT");
        out.writeInt(0);
        return file.toByteArray();
    }

    @Test
    void decodeTurnsBytesChangedByChanceIntoAPictureOrWords() throws IOException {
        Random random = new Random(5);
        for (String format : new String[] {"png", "jpeg", "gif", "bmp"}) {
            byte[] whole = written(noise(30, 30, BufferedImage.TYPE_INT_RGB), format);
            for (int i = 0; i < 100; i++) {
                byte[] bytes = whole.clone();
                for (int change = 0; change < 4; change++) {
                    bytes[random.nextInt(random.nextBoolean() ? 60 : bytes.length)] = (byte) random.nextInt(256);
                }
                try {
                    assertTrue(decode("x", bytes).getWidth() > 0);
                } catch (InputFault fault) {
                    assertEquals("x", fault.place());
                }
            }
        }
    }

    @Test
    void decodeMakesWhatIsSeeThroughWhite() throws IOException {
        BufferedImage image = new BufferedImage(10, 10, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(3, 3, 0xFF102030);
        BufferedImage read = decode("x", written(image, "png"));
        assertEquals(0xFFFFFFFF, read.getRGB(0, 0));
        assertEquals(0xFF102030, read.getRGB(3, 3));
    }

    @Test
    void decodeReadsSixteenBits() throws IOException {
        BufferedImage image = new BufferedImage(12, 9, BufferedImage.TYPE_USHORT_GRAY);
        image.getRaster().setSample(4, 4, 0, 0xFFFF);
        BufferedImage read = decode("x", written(image, "png"));
        assertEquals(0xFFFFFFFF, read.getRGB(4, 4));
        assertEquals(0xFF000000, read.getRGB(0, 0));
    }

    @Test
    void decodeReadsTheInksOfPrinting() throws IOException {
        WritableRaster inks = java.awt.image.Raster.createInterleavedRaster(0, 16, 16, 4, null);
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                inks.setPixel(x, y, new int[] {255, 255, 255, x < 8 ? 255 : 0});
            }
        }
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(inks, null, null), null);
        }
        writer.dispose();
        BufferedImage read = decode("x", bytes.toByteArray());
        assertTrue(new Color(read.getRGB(2, 8)).getGreen() > 240);
        assertTrue(new Color(read.getRGB(13, 8)).getGreen() < 15);
    }

    @Test
    void decodeTakesTheFirstPictureOfAnAnimation() throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (Color colour : new Color[] {Color.RED, Color.BLUE}) {
                BufferedImage image = new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB);
                for (int i = 0; i < 400; i++) {
                    image.setRGB(i % 20, i / 20, colour.getRGB());
                }
                var data = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
                writer.writeToSequence(new IIOImage(image, null, data), null);
            }
            writer.endWriteSequence();
        }
        writer.dispose();
        assertEquals(Color.RED.getRGB(), decode("x", bytes.toByteArray()).getRGB(5, 5));
    }

    @Test
    void readNamesTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.png"), "no picture");
        InputFault fault =
                assertThrows(InputFault.class, () -> PictureFileReader.read(file, ReadProgressListener.NONE));
        assertTrue(fault.getMessage().contains("notes.png: this is no picture"), fault.getMessage());
        assertTrue(assertThrows(InputFault.class, () -> PictureFileReader.read(folder, ReadProgressListener.NONE))
                .getMessage()
                .contains("a folder"));
    }
}
