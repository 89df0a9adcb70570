using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// A fault that a <see cref="DevAgentServer"/> applies to trace requests instead of the usual answer: to all of them, or to every N-th.
/// </summary>
/// <remarks>Immutable; any thread may use it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record DevAgentFault
{
    /// <summary>Creates a fault other than a status.</summary>
    /// <param name="kind">The kind; not <see cref="DevAgentFaultKind.Status"/>, for which there is <see cref="Answer"/>.</param>
    /// <param name="every">Applies the fault to every N-th trace request, 1 or more; 1 (the default) for all.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="kind"/> or <paramref name="every"/> is out of its range.</exception>
    public DevAgentFault(DevAgentFaultKind kind, int every = 1)
    {
        bool isOther = kind is > DevAgentFaultKind.Status and <= DevAgentFaultKind.Garbage;
        BehaviorRange.Check(isOther, nameof(kind), kind, "a kind of fault other than a status");
        BehaviorRange.Check(every >= 1, nameof(every), every, "1 or more");
        (Kind, Every) = (kind, every);
    }

    private DevAgentFault(int status, int every)
    {
        BehaviorRange.Check(status is >= 400 and <= 599, nameof(status), status, "400 to 599");
        BehaviorRange.Check(every >= 1, nameof(every), every, "1 or more");
        (Status, Every) = (status, every);
    }

    /// <summary>Gets the kind of the fault.</summary>
    public DevAgentFaultKind Kind { get; }

    /// <summary>Gets the status that is answered, 400 to 599; null unless the kind is <see cref="DevAgentFaultKind.Status"/>.</summary>
    public int? Status { get; }

    /// <summary>
    /// Gets N for a fault of every N-th trace request, 1 or more. Requests are counted from the time when the server got its behavior.
    /// </summary>
    public int Every { get; }

    /// <summary>Creates a fault that refuses requests with a status.</summary>
    /// <param name="status">The status, 400 to 599.</param>
    /// <param name="every">Applies the fault to every N-th trace request, 1 or more; 1 (the default) for all.</param>
    /// <returns>The fault.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="status"/> or <paramref name="every"/> is out of its range.</exception>
    public static DevAgentFault Answer(int status, int every = 1) => new(status, every);

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The status or the kind, and its requests.</returns>
    public override string ToString()
    {
        string what = Status is { } status ? status.ToString(CultureInfo.InvariantCulture) : Kind.ToString();
        return Every == 1 ? what : string.Create(CultureInfo.InvariantCulture, $"{what}, every {Every}");
    }
}
