namespace SpanPack;

/// <content>Values that outlive the call.</content>
public readonly ref partial struct TraceValue
{
    /// <summary>Makes a value that outlives the call: text is decoded, binary data copied, an array or a list of pairs built.</summary>
    public TagValue ToTagValue() => ToTagValue(ObjectBudget.Unlimited);

    /// <summary>Makes a value that outlives the call, if it takes no more memory than it may.</summary>
    /// <param name="maxObjectBytes">The most bytes of memory that may be allocated for it when it is an array or a list of pairs, 0 or more; the last list that grows may pass it.</param>
    /// <exception cref="ArgumentOutOfRangeException">The memory is less than 0.</exception>
    /// <exception cref="TraceFormatException">It takes more (<see cref="TraceFormatException.ExceedsBudget"/>).</exception>
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

    /// <summary>Makes a value that outlives the call.</summary>
    /// <param name="budget">What a value that holds others may take.</param>
    /// <exception cref="ObjectBudgetException">It takes more.</exception>
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
