package knightschool.export;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** Writes pictures of one size as a moving GIF that begins again when it ends (GIF89a with Netscape's loop block). */
public final class GifWriter {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private GifWriter() {}

    /**
     * @param pictures at least one, all of one size
     * @param hundredths how long each is shown, in hundredths of a second
     */
    public static byte[] write(List<BufferedImage> pictures, int hundredths) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam plain = writer.getDefaultWriteParam();
            plain.setProgressiveMode(ImageWriteParam.MODE_DISABLED);
            writer.prepareWriteSequence(null);
            for (BufferedImage picture : pictures) {
                writer.writeToSequence(new IIOImage(picture, null, metadata(writer, picture, hundredths)), plain);
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static IIOMetadata metadata(ImageWriter writer, BufferedImage picture, int hundredths)
            throws IIOInvalidTreeException {
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

    /** Without end: its number of repeats is 0. */
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
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
