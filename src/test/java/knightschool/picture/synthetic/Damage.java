package knightschool.picture.synthetic;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;

/**
 * What happens to a picture before it is read.
 *
 * @param degrees by how much it is turned, clockwise
 * @param blur half the width of the blur, in pixels
 * @param noise standard deviation, in steps of brightness
 * @param quality of JPEG, 0 to 1; 0 for none
 */
record Damage(double degrees, double blur, double noise, float quality) {
    static Damage by(Random random) {
        return new Damage(
                random.nextInt(5) < 2 ? 0 : -2 + 4 * random.nextDouble(),
                random.nextBoolean() ? 0 : 1.2 * random.nextDouble(),
                random.nextBoolean() ? 0 : 10 * random.nextDouble(),
                random.nextInt(3) == 0 ? 0 : 0.3f + 0.65f * random.nextFloat());
    }

    SyntheticPicture applied(Canvas canvas, String style, Random random) {
        BufferedImage image = turned(canvas);
        if (blur > 0.2) {
            image = blurred(image, Math.min(blur, canvas.pitch() * 0.05));
        }
        if (noise > 0) {
            addNoise(image, random);
        }
        if (quality > 0) {
            image = compressed(image);
        }
        String words = String.format(
                Locale.ROOT, "%.2f degrees, blur %.1f, noise %.1f, quality %.2f", degrees, blur, noise, quality);
        return new SyntheticPicture(image, canvas.board(), style, canvas.pitch(), words);
    }

    private BufferedImage turned(Canvas canvas) {
        if (degrees == 0) {
            return canvas.image();
        }
        BufferedImage from = canvas.image();
        BufferedImage to = new BufferedImage(from.getWidth(), from.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = to.createGraphics();
        g.setColor(canvas.surround());
        g.fillRect(0, 0, to.getWidth(), to.getHeight());
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.rotate(Math.toRadians(degrees), to.getWidth() / 2.0, to.getHeight() / 2.0);
        g.drawImage(from, 0, 0, null);
        g.dispose();
        return to;
    }

    private static BufferedImage blurred(BufferedImage image, double radius) {
        int half = (int) Math.ceil(2 * radius);
        int side = 2 * half + 1;
        float[] weights = new float[side * side];
        float sum = 0;
        for (int i = 0; i < weights.length; i++) {
            double x = i % side - half;
            double y = i / side - half;
            weights[i] = (float) Math.exp(-(x * x + y * y) / (2 * radius * radius));
            sum += weights[i];
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] /= sum;
        }
        return new ConvolveOp(new Kernel(side, side, weights), ConvolveOp.EDGE_NO_OP, null).filter(image, null);
    }

    private void addNoise(BufferedImage image, Random random) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int rgb = image.getRGB(x, y);
                int r = noisy(rgb >> 16 & 255, random);
                int g = noisy(rgb >> 8 & 255, random);
                int b = noisy(rgb & 255, random);
                image.setRGB(x, y, r << 16 | g << 8 | b);
            }
        }
    }

    private int noisy(int value, Random random) {
        // The sum of two even numbers by chance: near enough to a bell, and quick.
        double off = (random.nextFloat() + random.nextFloat() - 1) * 2.45 * noise;
        return (int) Math.clamp(Math.round(value + off), 0L, 255L);
    }

    private BufferedImage compressed(BufferedImage image) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (var bytes = new ByteArrayOutputStream();
                var out = ImageIO.createImageOutputStream(bytes)) {
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            how.setCompressionQuality(quality);
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), how);
            out.flush();
            return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
    }
}
