using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The position of a reader in a payload. It is recorded only when a payload is read again to locate an error, so valid payloads pay one
/// test per step.
/// </summary>
/// <param name="steps">Records the path; null for no recording.</param>
internal readonly struct PayloadPath(PayloadSteps? steps)
{
    internal bool IsKept => steps is not null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Push(int index) => steps?.Push(index);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void PushField(string name) => steps?.PushField(name);

    /// <summary>Adds the value of a key to the path.</summary>
    /// <param name="start">Bytes from the start of the payload to the text of the key.</param>
    /// <param name="byteCount">Bytes of the text.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void PushKey(int start, int byteCount) => steps?.PushKey(start, byteCount);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Pop() => steps?.Pop();

    /// <summary>Returns to the start of the payload.</summary>
    internal void Clear() => steps?.Clear();

    /// <summary>Returns the path, such as <c>[3][0].meta["k"]</c>; empty when it was not recorded.</summary>
    /// <param name="payload">The bytes that contain the keys.</param>
    internal string ToString(ReadOnlySpan<byte> payload) => steps is null ? string.Empty : steps.ToString(payload);
}
