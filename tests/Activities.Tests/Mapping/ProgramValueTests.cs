using System.Numerics;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Values that programs set, of any type of the framework.</summary>
public sealed class ProgramValueTests
{
    private static readonly object[] s_integers = [sbyte.MinValue, byte.MaxValue, short.MinValue, ushort.MaxValue, int.MinValue,
        uint.MaxValue, long.MinValue];

    [Fact]
    public void Integers_of_any_size_are_integers()
        => Assert.All(s_integers, static number =>
        {
            AttributeValues.Read(number, out TagValue value);
            AttributeValues.Read(new[] { number }, out TagValue array);
            AttributeValues.Read(AttributeValues.Settle(number), out TagValue settled);
            var expected = new TagValue(Convert.ToInt64(number, null));

            Assert.Equal([expected, new TagValue([expected]), expected], [value, array, settled]);
        });

    [Fact]
    public void Weight_is_at_least_that_of_the_content_and_grows_with_it()
        => Property.Holds(Gen.Choose(0, 1_000).ToArbitrary(), 100, static length =>
        {
            object[] values = [new string('x', length), new byte[2 * length], new long[length], Enumerable.Repeat("x", length).ToArray(),
                BigInteger.Pow(2, 16 * length), new TagValue(new string('x', length)), new TagValue(new byte[2 * length]),
                new TagValue(new TagValue[length]), new TagValue([new TagValue([new TagValue(new byte[2 * length])])]),
                new TagValue(new AttributeList { [new string('x', length)] = true, ["list"] = new TagValue(new TagValue[length]) })];

            Assert.All(values, value => Assert.InRange(ProgramValues.Weigh(value), 2 * length, 2_000 + (300 * length)));
        });

    [Fact]
    public void Values_without_code_of_the_program_have_a_weight()
    {
        object[] values = [.. s_integers, true, 1.5, 1.5f, 1.5m, 'c', ulong.MaxValue, (nint)1, (nuint)1, DayOfWeek.Friday,
            default(DateTime), default(DateTimeOffset), default(TimeSpan), default(DateOnly), default(TimeOnly), default(Guid),
            default(Half), default(Int128), default(UInt128), new Version(1, 2), BigInteger.One, new TagValue(1), default(TagValue)];

        Assert.All(values, static value => Assert.InRange(ProgramValues.Weigh(value), 1, 100));
    }

    [Fact]
    public void Values_with_code_of_the_program_have_none()
        => Assert.All([new Uri("http://host/"), new object(), new object[] { 1 }, new Version?[1], Array.Empty<DayOfWeek?>(),
            new string[5_000]],
            static value => Assert.Equal(ProgramValues.NotKnown, ProgramValues.Weigh(value)));
}
