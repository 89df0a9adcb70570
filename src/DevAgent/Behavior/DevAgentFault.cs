using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Something that a <see cref="DevAgentServer"/> does to trace requests instead of answering them as usual: all of them, or every N-th.</summary>
/// <remarks>Immutable; any thread may use it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record DevAgentFault
{
    /// <summary>Creates a fault other than a status.</summary>
    /// <param name="kind">What is done; not <see cref="DevAgentFaultKind.Status"/>, for which there is <see cref="Answer"/>.</param>
    /// <param name="every">To every how manieth trace request, 1 or more; 1 (the default) for all.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="kind"/> or <paramref name="every"/> is out of its range.</exception>
    public DevAgentFault(DevAgentFaultKind kind, int every = 1)
    {
        OptionRange.Check(kind is > DevAgentFaultKind.Status and <= DevAgentFaultKind.Garbage, nameof(kind), kind, "a kind of fault other than a status");
        OptionRange.Check(every >= 1, nameof(every), every, "1 or more");
        (Kind, Every) = (kind, every);
    }

    private DevAgentFault(int status, int every)
    {
        OptionRange.Check(status is >= 400 and <= 599, nameof(status), status, "400 to 599");
        OptionRange.Check(every >= 1, nameof(every), every, "1 or more");
        (Status, Every) = (status, every);
    }

    /// <summary>Gets what is done.</summary>
    public DevAgentFaultKind Kind { get; }

    /// <summary>Gets the status that is answered, 400 to 599; null unless the kind is <see cref="DevAgentFaultKind.Status"/>.</summary>
    public int? Status { get; }

    /// <summary>Gets to every how manieth trace request it is done, 1 or more. They are counted from when the server was told its behavior.</summary>
    public int Every { get; }

    /// <summary>Makes a fault that refuses requests with a status.</summary>
    /// <param name="status">The status, 400 to 599.</param>
    /// <param name="every">Every how manieth trace request, 1 or more; 1 (the default) for all.</param>
    /// <returns>The fault.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="status"/> or <paramref name="every"/> is out of its range.</exception>
    public static DevAgentFault Answer(int status, int every = 1) => new(status, every);

    /// <summary>Says what is done; for a person, not for parsing.</summary>
    /// <returns>The status, else the kind, and to which requests.</returns>
    public override string ToString()
    {
        string what = Status is { } status ? status.ToString(CultureInfo.InvariantCulture) : Kind.ToString();
        return Every == 1 ? what : string.Create(CultureInfo.InvariantCulture, $"{what}, every {Every}");
    }
}
