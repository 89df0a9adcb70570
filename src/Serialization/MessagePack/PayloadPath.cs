using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Where in a payload a reader is. Kept only by a reader that goes over a payload again to say where an error is, so that readers of good payloads pay a test a step.</summary>
/// <param name="steps">Keeps the path; null keeps none.</param>
internal readonly struct PayloadPath(PayloadSteps? steps)
{
    internal bool IsKept => steps is not null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Push(int index) => steps?.Push(index);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void PushField(string name) => steps?.PushField(name);

    /// <summary>Enters the value of a key.</summary>
    /// <param name="start">Bytes from the start of the payload to the text of the key.</param>
    /// <param name="byteCount">Bytes of the text.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void PushKey(int start, int byteCount) => steps?.PushKey(start, byteCount);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Pop() => steps?.Pop();

    /// <summary>Such as <c>[3][0].meta["k"]</c>; empty when it was not kept.</summary>
    /// <param name="payload">Holds the keys.</param>
    internal string ToString(ReadOnlySpan<byte> payload) => steps is null ? string.Empty : steps.ToString(payload);
}
