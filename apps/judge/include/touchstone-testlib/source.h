/*
 * Bytes of a file, a pipe or a text, buffered. Nothing is read ahead of need: a pipe is asked for more only when the
 * buffer is empty, and takes what is there, so that an interactor never waits for what it did not ask.
 */
#ifndef TOUCHSTONE_TESTLIB_SOURCE_H
#define TOUCHSTONE_TESTLIB_SOURCE_H

namespace touchstone_testlib {

class ByteSource {
public:
    static std::shared_ptr<ByteSource> ofDescriptor(int descriptor, bool isOwned) {
        std::shared_ptr<ByteSource> source(new ByteSource());
        source->descriptor = descriptor;
        source->isOwned = isOwned;
        source->buffer.resize(bufferSize);
        return source;
    }

    static std::shared_ptr<ByteSource> ofText(const std::string &text) {
        std::shared_ptr<ByteSource> source(new ByteSource());
        source->buffer.assign(text.begin(), text.end());
        source->end = text.size();
        source->isEnded = true;
        return source;
    }

    ~ByteSource() {
        if (isOwned) ::close(descriptor);
    }

    /* -1 at the end. */
    int peek() {
        if (at == end && !fill()) return -1;
        return (unsigned char) buffer[at];
    }

    int take() {
        int c = peek();
        if (c >= 0) advance(c);
        return c;
    }

    /* Is the next byte CR and the one after it LF? */
    bool seesCarriageReturnLineFeed() {
        if (peek() != CR) return false;
        if (end - at == 1) keepOneAndFill();
        return end - at > 1 && buffer[at + 1] == LF;
    }

    /* Up to the next blank, or line end; false when there were more than `longest` bytes. */
    bool takeToken(std::string &text, std::size_t longest) {
        return takeWhile(text, longest, [](char c) { return !isBlanks(c); });
    }

    bool takeLine(std::string &text, std::size_t longest) {
        return takeWhile(text, longest, [](char c) { return c != LF; });
    }

    void skipBlanks() {
        while (isBlanks(peek())) take();
    }

    /* From 1; the line of the next byte. */
    int line() const { return lineNumber; }

private:
    static const std::size_t bufferSize = 1 << 16;

    int descriptor = -1;
    bool isOwned = false, isEnded = false;
    std::vector<char> buffer;
    std::size_t at = 0, end = 0;
    int lineNumber = 1;

    ByteSource() {}
    ByteSource(const ByteSource &) = delete;
    ByteSource &operator=(const ByteSource &) = delete;

    void advance(int c) {
        at++;
        if (c == LF) lineNumber++;
    }

    bool fill() {
        at = end = 0;
        return readMore();
    }

    void keepOneAndFill() {
        buffer[0] = buffer[at];
        at = 0;
        end = 1;
        readMore();
    }

    bool readMore() {
        if (isEnded) return false;
        for (;;) {
            ssize_t count = ::read(descriptor, buffer.data() + end, buffer.size() - end);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) conclude(Verdict(_fail, std::string("Can not read a stream: ") + std::strerror(errno)));
            isEnded = count == 0;
            end += std::size_t(count);
            return count > 0;
        }
    }

    template <typename Accepts> bool takeWhile(std::string &text, std::size_t longest, Accepts accepts) {
        text.clear();
        while (peek() >= 0) {
            std::size_t stop = at;
            while (stop < end && accepts(buffer[stop])) stop++;
            if (text.size() + (stop - at) > longest) return false;
            text.append(buffer.data() + at, stop - at);
            at = stop;
            if (stop < end) break;
        }
        return true;
    }
};

} // namespace touchstone_testlib

#endif
