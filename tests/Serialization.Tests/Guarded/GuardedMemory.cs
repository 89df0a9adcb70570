using System.ComponentModel;
using System.Runtime.InteropServices;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// Memory between two pages that nobody may touch: one byte read or written beyond either end stops the process. Linux only.
/// </summary>
internal sealed unsafe partial class GuardedMemory : IDisposable
{
    // Source: mman.h of Linux, the same on every architecture that .NET runs on.
    private const int NoAccess = 0;
    private const int ReadAndWrite = 1 | 2;
    private const int PrivateAndAnonymous = 0x02 | 0x20;

    private readonly nint _mapping;
    private readonly nuint _mappingSize;
    private readonly byte* _start;
    private readonly int _capacity;

    /// <param name="capacity">Bytes at least; whole pages are taken.</param>
    internal GuardedMemory(int capacity)
    {
        int page = Environment.SystemPageSize;
        _capacity = (capacity + page - 1) / page * page;
        _mappingSize = (nuint)_capacity + (2 * (nuint)page);
        _mapping = MemoryMap(0, _mappingSize, NoAccess, PrivateAndAnonymous, file: -1, offset: 0);
        if (_mapping == -1) throw new Win32Exception();
        _start = (byte*)_mapping + page;
        if (MemoryProtect((nint)_start, (nuint)_capacity, ReadAndWrite) != 0) throw new Win32Exception();
    }

    /// <summary>A span whose last byte is the last one that may be touched.</summary>
    internal Span<byte> EndingAtGuard(int length) => new(At(length, _capacity - length), length);

    /// <summary>A span whose first byte is the first one that may be touched.</summary>
    internal Span<byte> BeginningAtGuard(int length) => new(At(length, 0), length);

    /// <summary>
    /// A span that says it is longer than it is: what is stored without a check beyond <paramref name="length"/> stops the process.
    /// </summary>
    internal Span<byte> EndingBefore(int length, int claimed) => new(At(length, _capacity - length), claimed);

    public void Dispose() => _ = MemoryUnmap(_mapping, _mappingSize);

    private byte* At(int length, int offset)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)length, (uint)_capacity, nameof(length));
        return _start + offset;
    }

    [LibraryImport("libc", EntryPoint = "mmap", SetLastError = true)]
    private static partial nint MemoryMap(nint address, nuint length, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect", SetLastError = true)]
    private static partial int MemoryProtect(nint address, nuint length, int protection);

    [LibraryImport("libc", EntryPoint = "munmap")]
    private static partial int MemoryUnmap(nint address, nuint length);
}
