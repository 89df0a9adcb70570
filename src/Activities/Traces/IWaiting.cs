namespace SpanPack;

/// <summary>What may have a place in <see cref="WaitingPlaces{T}"/>.</summary>
internal interface IWaiting
{
    /// <summary>Gets a number that few others share.</summary>
    public int Number { get; }

    /// <summary>Gets or sets the place, if there is one. Set under the lock of whoever waits.</summary>
    public int Place { get; set; }
}
