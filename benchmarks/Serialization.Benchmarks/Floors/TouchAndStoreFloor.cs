using System.Runtime.Intrinsics;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>Every character of all run-time texts loaded once, and every byte of the output stored once.</summary>
/// <param name="texts">Of each span.</param>
/// <param name="sizes">The bytes of each span.</param>
internal sealed class TouchAndStoreFloor(string[][] texts, int[] sizes) : Workload(texts.Length)
{
    private readonly byte[] _destination = new byte[sizes.Sum() + Vector256<byte>.Count]; // room for the end of the last store

    internal override int Run()
    {
        Span<byte> destination = _destination;
        int position = 0;
        for (int i = 0; i < texts.Length; i++)
        {
            Vector256<ushort> seen = Vector256.Create((ushort)0x8080); // not the zeros that are there
            foreach (string text in texts[i]) seen = TextTouch.Load(text, seen);
            for (int stored = 0; stored < sizes[i]; stored += Vector256<byte>.Count)
                seen.AsByte().CopyTo(destination[(position + stored)..]);
            position += sizes[i];
        }

        return position;
    }

    internal override void Verify()
    {
        Array.Clear(_destination);
        if (_destination.AsSpan(0, Run()).Contains((byte)0)) throw new WrongOutputException("Not all bytes were stored.");
    }
}
