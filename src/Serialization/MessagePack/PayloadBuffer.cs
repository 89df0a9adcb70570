using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A growing buffer of bytes from the shared array pool. Not safe for use by two threads at once.</summary>
/// <remarks>
/// It also remembers the strings of the last span of each kind that was written to it, with their bytes, since the next one is often like it: some
/// kilobytes a tag class, and the strings stay in memory until the buffer is disposed.
/// </remarks>
public sealed class PayloadBuffer : IDisposable
{
    private const int DefaultCapacity = 16 * 1024;

    private byte[] _array;
    private WrittenText[] _written = []; // by the numbers of keys
    private SpanTemplate?[] _templates = []; // by the numbers of layouts

    /// <summary>Creates a buffer.</summary>
    /// <param name="capacity">Bytes to begin with; 0 or more. It grows by doubling.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="capacity"/> is negative.</exception>
    public PayloadBuffer(int capacity = DefaultCapacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        _array = ArrayPool<byte>.Shared.Rent(Math.Max(capacity, 1));
    }

    /// <summary>Gets the number of bytes written.</summary>
    public int Length { get; private set; }

    /// <summary>Gets the bytes written. Valid until the next write, <see cref="Clear"/> or <see cref="Dispose"/>.</summary>
    public ReadOnlySpan<byte> WrittenSpan => Array.AsSpan(0, Length);

    /// <summary>Gets the bytes written. Valid until the next write, <see cref="Clear"/> or <see cref="Dispose"/>.</summary>
    public ReadOnlyMemory<byte> WrittenMemory => Array.AsMemory(0, Length);

    /// <exception cref="ObjectDisposedException">The buffer was disposed.</exception>
    internal byte[] Array
    {
        get
        {
            ObjectDisposedException.ThrowIf(_array.Length == 0, this);
            return _array;
        }
    }

    /// <summary>What was written last for each key of a table, from its first. Kept when the buffer is cleared: it is of use to the next payload.</summary>
    internal ref WrittenText WrittenFor(KeyTable table)
    {
        WrittenText[] written = _written;
        if (table.EndNumber > written.Length) written = GrowWritten();
        return ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(written), table.FirstNumber);
    }

    /// <summary>The span that was written last with some tag classes, or with none.</summary>
    internal SpanTemplate TemplateFor(TagLayout? layout)
    {
        int number = layout is null ? 0 : layout.Number;
        SpanTemplate?[] templates = _templates;
        return (number < templates.Length ? templates[number] : null) ?? AddTemplate(number);
    }

    /// <summary>Forgets what was written and keeps the memory.</summary>
    public void Clear() => Length = 0;

    /// <summary>Returns the memory to the pool.</summary>
    public void Dispose()
    {
        byte[] array = Interlocked.Exchange(ref _array, []);
        Length = 0;
        _written = [];
        _templates = [];
        if (array.Length > 0) ArrayPool<byte>.Shared.Return(array);
    }

    /// <summary>Sets the number of bytes that count as written: more after a write, fewer to roll one back.</summary>
    internal void SetLength(int length) => Length = length;

    /// <summary>Makes the array at least as long as asked for and keeps its first bytes.</summary>
    /// <exception cref="InvalidOperationException">An array cannot be that long.</exception>
    internal void EnsureCapacity(int bytesToKeep, long capacity)
    {
        byte[] old = Array;
        if (capacity <= old.Length) return;
        if (capacity > System.Array.MaxLength) ThrowHelper.ThrowTooLarge();
        byte[] larger = ArrayPool<byte>.Shared.Rent((int)Math.Max(capacity, Math.Min(old.Length * 2L, System.Array.MaxLength)));
        old.AsSpan(0, bytesToKeep).CopyTo(larger);
        _array = larger;
        ArrayPool<byte>.Shared.Return(old);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private SpanTemplate AddTemplate(int number)
    {
        if (number >= _templates.Length) System.Array.Resize(ref _templates, TagLayout.NumberCount);
        return _templates[number] = new SpanTemplate();
    }

    private WrittenText[] GrowWritten()
    {
        System.Array.Resize(ref _written, KeyTable.NumberCount);
        return _written;
    }
}
