namespace SpanPack;

/// <content>Values that outlive the call.</content>
public readonly ref partial struct TraceValue
{
    /// <summary>
    /// Creates a value that remains valid after the call: text is decoded, binary data copied, an array or a list of pairs built.
    /// </summary>
    public TagValue ToTagValue() => ToTagValue(ObjectBudget.Unlimited);

    /// <summary>Creates a value that remains valid after the call, with a limit of its memory.</summary>
    /// <param name="maxObjectBytes">
    /// The maximum memory in bytes of an array or a list of pairs, 0 or more; the last list that grows may exceed it.
    /// </param>
    /// <exception cref="ArgumentOutOfRangeException">The memory is less than 0.</exception>
    /// <exception cref="TraceFormatException">The value takes more (<see cref="TraceFormatException.ExceedsBudget"/>).</exception>
    public TagValue ToTagValue(long maxObjectBytes)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(maxObjectBytes);
        try
        {
            return ToTagValue(new ObjectBudget(maxObjectBytes));
        }
        catch (ObjectBudgetException error)
        {
            throw new TraceFormatException(error.Message, (int)_bits, string.Empty) { ExceedsBudget = true };
        }
    }

    /// <summary>Creates a value that remains valid after the call.</summary>
    /// <param name="budget">The memory of a value that contains others.</param>
    /// <exception cref="ObjectBudgetException">The value takes more.</exception>
    internal TagValue ToTagValue(ObjectBudget budget)
    {
        if (_isBuilt) return new TagValue(Kind, _object, _bits);
        return Kind switch
        {
            TagValueKind.Array or TagValueKind.KeyValueList => ((NestedValues)_object!).Build(_bytes, (int)_bits, Kind, budget),
            TagValueKind.Bool => _bits != 0,
            TagValueKind.Int => _bits,
            TagValueKind.Double => BitConverter.Int64BitsToDouble(_bits),
            TagValueKind.Bytes => new TagValue(_bytes.ToArray()),
            _ => AsText().ToString(),
        };
    }
}
