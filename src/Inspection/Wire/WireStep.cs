namespace SpanPack;

/// <summary>One step down: from an array or map to an element in it.</summary>
internal readonly struct WireStep
{
    private WireStep(bool isStep, int place, byte[]? name) => (IsStep, Place, Name) = (isStep, place, name);

    /// <summary>Gets the step that stays at the current element.</summary>
    internal static WireStep None => default;

    internal bool IsStep { get; }

    /// <summary>Gets the index in an array, or the key where keys are numbers.</summary>
    internal int Place { get; }

    /// <summary>Gets the key where keys are names.</summary>
    internal ReadOnlyMemory<byte> Name { get; }

    internal static WireStep To(int place) => new(true, place, null);

    internal static WireStep To(string name) => new(true, -1, System.Text.Encoding.UTF8.GetBytes(name));
}
