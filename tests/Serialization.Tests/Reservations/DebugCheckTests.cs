#if DEBUG
using System.Runtime.CompilerServices;

namespace SpanPack.Serialization.Tests.Reservations;

/// <summary>
/// A debug build fails on a store that was not reserved, even where there is room by chance. What writes is compiled like the tests: other
/// builds have no check.
/// </summary>
public sealed class DebugCheckTests
{
    [Theory]
    [InlineData(0, 16, true)]
    [InlineData(0, 17, false)]
    [InlineData(16, 0, true)]
    [InlineData(15, 2, false)]
    [InlineData(17, 0, false)]
    public void AStore_MustEndWithinItsReservation(int place, int byteCount, bool isReserved)
    {
        using var buffer = new PayloadBuffer(4096);
        var window = new OutputWindow(buffer);
        ref byte cursor = ref window.Reserve(ref window.At(0), 16);

        Assert.Equal(isReserved, Passes(ref window, ref Unsafe.Add(ref cursor, place), byteCount));
    }

    [Fact]
    public void ALaterRequest_IsCountedFromItsPlace_BesideWhatTheSpanAskedFor()
    {
        using var buffer = new PayloadBuffer(4096);
        var window = new OutputWindow(buffer);
        ref byte cursor = ref window.Reserve(ref window.At(0), 16);
        cursor = ref window.ReserveMore(ref Unsafe.Add(ref cursor, 10), 100);

        Assert.True(Passes(ref window, ref cursor, 116));
        Assert.False(Passes(ref window, ref cursor, 117));
    }

    private static bool Passes(scoped ref OutputWindow window, ref byte cursor, int byteCount)
    {
        try
        {
            window.AssertRoom(ref cursor, byteCount);
            return true;
        }
        catch (InvalidOperationException)
        {
            return false;
        }
    }
}
#endif
