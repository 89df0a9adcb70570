using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;

namespace SpanPack;

/// <summary>A JSON array that is the value of a tag: what does not fit is left out whole. Kept by a thread for the next.</summary>
[SuppressMessage("Design", "CA1001", Justification = "Kept for the life of the thread; the writer holds no memory of its own.")]
internal sealed class BoundedJsonArray
{
    /// <summary>The agent cuts values after this many bytes, which would break the JSON.</summary>
    internal const int MaxBytes = 25_000;

    private const int InitialCapacity = 1024;

    private readonly ArrayBufferWriter<byte> _text = new(InitialCapacity);
    private readonly ArrayBufferWriter<byte> _element = new(InitialCapacity);

    internal BoundedJsonArray() => Json = new Utf8JsonWriter(_element);

    /// <summary>Takes one element at a time, between <see cref="BeginElement"/> and <see cref="TryEndElement"/>.</summary>
    internal Utf8JsonWriter Json { get; }

    /// <summary>Elements that fit.</summary>
    internal int Count { get; private set; }

    internal void Begin()
    {
        Count = 0;
        _text.ResetWrittenCount();
        _text.Write("["u8);
    }

    internal void BeginElement()
    {
        _element.ResetWrittenCount();
        Json.Reset(_element);
    }

    /// <summary>Adds the element that was written, if it fits.</summary>
    internal bool TryEndElement()
    {
        Json.Flush();
        int separator = Count > 0 ? 1 : 0;
        if (_text.WrittenCount + separator + _element.WrittenCount + 1 > MaxBytes) return false;
        if (separator != 0) _text.Write(","u8);
        _text.Write(_element.WrittenSpan);
        Count++;
        return true;
    }

    /// <summary>The whole array in UTF-8, valid until the next <see cref="Begin"/>.</summary>
    internal ReadOnlySpan<byte> End()
    {
        _text.Write("]"u8);
        return _text.WrittenSpan;
    }
}
