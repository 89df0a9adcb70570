namespace SpanPack;

/// <summary>An element of <see cref="WaitingPlaces{T}"/>.</summary>
internal interface IWaiting
{
    /// <summary>Gets a number that few other elements share.</summary>
    public int Number { get; }

    /// <summary>Gets or sets how many places behind that of its number it waits. Set under the lock of the element.</summary>
    public byte Steps { get; set; }
}
