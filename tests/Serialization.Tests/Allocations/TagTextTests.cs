using System.Globalization;
using SpanPack.CompilerServices;

namespace SpanPack.Serialization.Tests.Allocations;

/// <summary>Numbers that are kept as text.</summary>
public sealed class TagTextTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(999)]
    [InlineData(1000)]
    [InlineData(6379)]
    [InlineData(int.MaxValue)]
    public void ANumberThatComesAgain_AllocatesNothing(int number)
    {
        var tags = new RedisTags();

        Assert.Equal(0, Allocated.By(() => tags.Port = number));
        Assert.Equal(number, tags.Port);
    }

    [Fact]
    public void NumbersThatComeOnce_AllocateTheirTextOnly()
    {
        int number = 1_000_000;

        Assert.Equal(40, Allocated.By(() => TagText.FromInteger<int>(number++))); // 7 characters
    }

    [Fact]
    public void EveryNumber_HasItsOwnText_WhateverCameBefore()
    {
        var random = new Random(1);
        for (int i = 0; i < 20_000; i++)
        {
            long number = random.Next(4) switch
            {
                0 => random.Next(2000),
                1 => -random.Next(2000),
                2 => long.MaxValue - random.Next(2000),
                _ => long.MinValue
                + random.Next(2000)
            };
            Assert.Equal(number.ToString(CultureInfo.InvariantCulture), TagText.FromInteger<long>(number));
            Assert.Equal(((ulong)number).ToString(CultureInfo.InvariantCulture), TagText.FromInteger<ulong>((ulong)number));
            Assert.Equal(((ushort)number).ToString(CultureInfo.InvariantCulture), TagText.FromInteger<ushort>((ushort)number));
            Assert.Equal(((sbyte)number).ToString(CultureInfo.InvariantCulture), TagText.FromInteger<sbyte>((sbyte)number));
        }
    }

    [Fact]
    public void ManyThreads_GetTheirOwnTexts()
        => Parallel.For(0, 8, static thread =>
        {
            for (int i = 0; i < 50_000; i++)
            {
                int number = 1000 + (i / 2 * (thread + 1) % 3000);
                Assert.Equal(number, int.Parse(TagText.FromInteger<int>(number)!, CultureInfo.InvariantCulture));
            }
        });
}
