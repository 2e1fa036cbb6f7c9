package knightschool.export;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import knightschool.files.ProgramPictureSignature;

/**
 * Writes pictures of one size as an animated GIF that repeats for ever (GIF89a with Netscape's loop block). Each
 * picture is compressed when it is added, so that at most one uncompressed picture is kept. Not safe for use by several
 * threads.
 */
public final class GifWriter implements AutoCloseable {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ImageWriteParam plain = writer.getDefaultWriteParam();
    private final ImageOutputStream out;
    private final int hundredths;

    /**
     * Creates a writer.
     *
     * @param hundredths the time for which each picture is shown, in hundredths of a second
     */
    public GifWriter(int hundredths) {
        this.hundredths = hundredths;
        plain.setProgressiveMode(ImageWriteParam.MODE_DISABLED);
        try {
            out = ImageIO.createImageOutputStream(bytes);
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a picture, which must have the same size as those before. */
    public void add(BufferedImage picture) {
        try {
            writer.writeToSequence(new IIOImage(picture, null, metadata(picture)), plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the complete file. At least one picture must have been added; nothing can be added afterwards. */
    public byte[] finish() {
        try {
            writer.endWriteSequence();
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ProgramPictureSignature.put(bytes.toByteArray());
    }

    @Override
    public void close() {
        writer.dispose();
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private IIOMetadata metadata(BufferedImage picture) throws IIOInvalidTreeException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(picture), null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(hundredths));
        child(root, "ApplicationExtensions").appendChild(loop());
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }

    /** Returns the block for endless repetition, whose number of repeats is 0. */
    private static IIOMetadataNode loop() {
        IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0});
        return loop;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode node = new IIOMetadataNode(name);
        root.appendChild(node);
        return node;
    }
}
