using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanPack;

/// <summary>A JSON array as the value of a tag: elements beyond the limit are omitted as a whole. Cached per thread.</summary>
[SuppressMessage("Design", "CA1001", Justification = "Kept for the life of the thread; the writer holds no memory.")]
internal sealed class BoundedJsonArray
{
    private const int MaxBytes = 25_000; // the agent cuts values after as many, which would break the JSON
    private const int InitialCapacity = 1024;
    private const int MaxKeptCapacity = 64 * 1024;

    [ThreadStatic]
    private static BoundedJsonArray? s_events;

    [ThreadStatic]
    private static BoundedJsonArray? s_links;

    private readonly ArrayBufferWriter<byte> _text = new(InitialCapacity);
    private readonly Utf8JsonWriter _json;
    private ArrayBufferWriter<byte> _element = new(InitialCapacity);

    private BoundedJsonArray(JavaScriptEncoder encoder)
        => _json = new Utf8JsonWriter(_element, new JsonWriterOptions { Encoder = encoder });

    /// <summary>Gets this thread's array for events.</summary>
    internal static BoundedJsonArray Events => s_events ??= new BoundedJsonArray(AgentJsonEncoder.ForEvents);

    /// <summary>Gets this thread's array for links.</summary>
    internal static BoundedJsonArray Links => s_links ??= new BoundedJsonArray(AgentJsonEncoder.ForTags);

    /// <summary>Gets the size of the kept memory, in bytes.</summary>
    internal int Capacity => _text.Capacity + _element.Capacity;

    /// <summary>Formats elements up to the first that exceeds the limit.</summary>
    /// <typeparam name="T">The source of an element.</typeparam>
    /// <param name="elements">The sources of the elements.</param>
    /// <param name="write">Writes one element.</param>
    /// <param name="written">The number of elements in the array.</param>
    /// <returns>UTF-8, at most 25,000 bytes; valid until the next call on this thread.</returns>
    internal ReadOnlySpan<byte> Format<T>(ReadOnlySpan<T> elements, Action<Utf8JsonWriter, T> write, out int written)
    {
        written = 0;
        _text.ResetWrittenCount();
        _text.Write("["u8);
        foreach (T element in elements)
        {
            _element.ResetWrittenCount();
            _json.Reset(_element);
            write(_json, element);
            _json.Flush();
            if (!TryAppend(isFirst: written == 0)) break;
            written++;
        }

        _text.Write("]"u8);
        if (_element.Capacity > MaxKeptCapacity) _json.Reset(_element = new ArrayBufferWriter<byte>(InitialCapacity));
        return _text.WrittenSpan;
    }

    private bool TryAppend(bool isFirst)
    {
        int separator = isFirst ? 0 : 1;
        if (_text.WrittenCount + separator + _element.WrittenCount + 1 > MaxBytes) return false;
        if (!isFirst) _text.Write(","u8);
        _text.Write(_element.WrittenSpan);
        return true;
    }
}
